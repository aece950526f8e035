import { titleCase } from '@/lib/format/title-case';

const known = new Map([
  ['FRIENDLY', 'friendly rounds'],
  ['EVENT', 'event rounds'],
]);

export function kindLabel(kind: string): string {
  return known.get(kind) ?? titleCase(kind);
}
