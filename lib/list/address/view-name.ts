export const MAX_VIEW_NAME = 60;

/** The name of a view in an address, a form or the storage; undefined for none. */
export function readViewName(text: string | undefined): string | undefined {
  const name = text
    ?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_VIEW_NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return name || undefined;
}
