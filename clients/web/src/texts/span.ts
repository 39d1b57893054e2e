/** A time with its two largest units, as `2 days 4 h`, `5 h 12 min` or `2 min 30 s`: the signs of units are the same in all languages. */
export function span(seconds: number, daysOf: (days: number) => string): string {
  const all = Math.max(0, Math.floor(seconds));
  const parts = [
    { count: Math.floor(all / 86_400), text: daysOf },
    { count: Math.floor(all / 3600) % 24, text: (count: number) => `${count} h` },
    { count: Math.floor(all / 60) % 60, text: (count: number) => `${count} min` },
    { count: all % 60, text: (count: number) => `${count} s` },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return '0 s';
  const said = parts.slice(first, first + 2).filter(({ count }) => count > 0);
  return said.map(({ count, text }) => text(count)).join(' ');
}
