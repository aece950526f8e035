export function initials(email: string): string {
  const name = email.split('@')[0] ?? '';
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
