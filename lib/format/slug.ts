/** Latin letters that are not a letter with an accent. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', ĳ: 'ij', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ĸ: 'k' },
};

const MOST = 60;

/** Returns lower-case letters and digits joined by hyphens. Latin letters become ASCII; other scripts stay. */
export function slug(name: string): string {
  const withoutAccents = name.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  const lower = withoutAccents.normalize('NFC').toLowerCase();
  const letters = lower.replace(/\P{ASCII}/gu, (letter) => LATIN[letter] ?? letter);
  const joined = letters.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...joined].slice(0, MOST).join('').replace(/^-|-$/g, '');
}
