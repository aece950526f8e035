import { titleCase } from '@/lib/format/title-case';

const known: Readonly<Record<string, string>> = { FRIENDLY: 'friendly', EVENT: 'of events' };

export function kindLabel(kind: string): string {
  return known[kind] ?? titleCase(kind);
}
