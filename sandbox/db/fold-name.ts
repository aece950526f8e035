/**
 * Normalizes text for search and sorting: lower case, no accents, one type of apostrophe, single spaces. Not done in
 * SQL, where the result would depend on the server's locale.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
