/** Converts `IN_PROGRESS` to “In Progress”. */
export function titleCase(value: string): string {
  const words = value.replace(/[_\s]+/g, ' ').trim();
  return words.toLowerCase().replace(/(?<![\p{L}\p{N}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

export const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Converts a code such as `LAST_9`, and returns sentences unchanged. */
export const wordsOfCode = (text: string) => (/^[A-Z0-9_]+$/.test(text) ? titleCase(text) : text);
