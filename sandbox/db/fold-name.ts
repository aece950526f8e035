/**
 * Text for search and sorting: lower case, without accents, one kind of apostrophe, single spaces. Done here rather than
 * by the database, so that the result does not depend on the server's locale.
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
