const SIGNS: Readonly<Record<string, string>> = { Slash: '/', Period: '.', BracketLeft: '[', BracketRight: ']' };

/** Returns the Latin letter or sign at the key's position, for keyboards without Latin letters. */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length !== 1 || /[\x20-\x7e]/.test(key)) return key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code] ?? key;
}

export function isCommand(event: KeyboardEvent, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return latinKey(event).toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
