/** The button of the developer panel, and its key. The panel itself is a file of its own, loaded when it is opened first. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { keys } from '../net/settings.ts';
import { texts } from '../texts/language.ts';

const KEY = '.';

const isOpen = signal(false);
const panel = signal<ComponentType<{ onClose: () => void }> | undefined>(undefined);

async function toggle(): Promise<void> {
  isOpen.value = !isOpen.value;
  if (!isOpen.value || panel.value) return;
  try {
    const { DeveloperPanel } = await import('../developer/index.tsx');
    panel.value = DeveloperPanel;
  } catch {
    // The server is away. The next press tries again.
    isOpen.value = false;
  }
}

export function DeveloperButton(): JSX.Element {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement | null)?.closest('input, textarea, select') != null;
      if (event.key === KEY && keys.value === 'on' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) void toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const t = texts().developer;
  return (
    <button type="button" class="button quiet dev-button" id="developer" aria-label={t.title} title={`${t.title} (${KEY})`} aria-pressed={isOpen.value} onClick={() => void toggle()}>
      {'</>'}
    </button>
  );
}

export function DeveloperPlace(): JSX.Element | null {
  const Panel = panel.value;
  if (!isOpen.value || !Panel) return null;
  const close = () => {
    isOpen.value = false;
    document.getElementById('developer')?.focus();
  };
  return <Panel onClose={close} />;
}
