/** Tells the player that it is their turn: by title and icon, and if wanted by a sound and a notification. */
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';

import { due } from '../net/due.ts';
import { notifications, sound } from '../net/settings.ts';
import { texts } from '../texts/language.ts';

export function useAlerts(): void {
  const known = useRef(new Set<string>());
  useSignalEffect(() => {
    const ids = due.value.filter(({ decision }) => !decision.optional).map(({ game, decision }) => `${game} ${decision.id}`);
    document.title = ids.length > 0 ? `● ${texts().page.yourTurn} · Kontor` : 'Kontor';
    document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = `assets/${ids.length > 0 ? 'icon-turn' : 'icon'}.svg`;
    const isNew = ids.some((id) => !known.current.has(id));
    known.current = new Set(ids);
    if (isNew && document.visibilityState === 'hidden') alert();
  });
}

function alert(): void {
  const t = texts().page;
  if (notifications.value === 'on' && 'Notification' in window && Notification.permission === 'granted') {
    new Notification('Kontor', { body: t.yourTurn, icon: 'assets/icon-turn.svg', tag: 'turn' });
  }
  if (sound.value === 'on') chime();
}

/** Two soft tones. */
function chime(): void {
  const audio = new AudioContext();
  [523, 659].forEach((pitch, index) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime + index * 0.18;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.32);
  });
  setTimeout(() => void audio.close(), 1000);
}
