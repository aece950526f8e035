const SIGNS: Readonly<Record<string, string>> = { Slash: '/', Period: '.', BracketLeft: '[', BracketRight: ']' };

/** The key of a keyboard without Latin letters at whose place others have this letter or sign; else the key itself. */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length !== 1 || /[\x20-\x7e]/.test(key)) return key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code] ?? key;
}

/** Whether a key means Ctrl or Cmd and this letter. */
export function isCommand(event: KeyboardEvent, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return latinKey(event).toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
