export const MAX_VIEW_NAME = 60;

export function readViewName(text: string | undefined): string | undefined {
  const name = text
    ?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_VIEW_NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return name || undefined;
}
