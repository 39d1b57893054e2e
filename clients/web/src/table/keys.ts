/** Keys that jump to the parts of the table. */
import { useEffect } from 'preact/hooks';

import { keys } from '../net/settings.ts';

const REGIONS = ['board', 'panel', 'players', 'log', 'talk'] as const;

export function useKeys(onRegion: (region: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const region = REGIONS[Number(event.key) - 1];
      const typing = (event.target as HTMLElement | null)?.closest('input, textarea, select') != null;
      if (keys.value === 'off' || !region || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      onRegion(region);
      requestAnimationFrame(() => document.getElementById(region)?.focus());
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
