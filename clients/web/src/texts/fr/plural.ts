/** Numbers with their word. In French, 0 and 1 take the singular. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
