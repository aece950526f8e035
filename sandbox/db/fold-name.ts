/**
 * Text as it is searched and sorted: lower case, accents and the kinds of apostrophe set aside, spaces made one.
 * Done here rather than by the database, so that every server and every locale finds and orders alike.
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
