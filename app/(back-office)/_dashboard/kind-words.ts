import { titleCase } from '@/lib/format/title-case';

const known: Readonly<Record<string, string>> = { FRIENDLY: 'friendly', EVENT: 'of events' };

/** The kind of a round behind its number. */
export function kindWords(kind: string): string {
  return known[kind] ?? titleCase(kind);
}
