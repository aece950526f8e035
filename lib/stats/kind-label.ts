import { titleCase } from '@/lib/format/title-case';

const known = new Map([
  ['FRIENDLY', 'friendly'],
  ['EVENT', 'in events'],
]);

export function kindLabel(kind: string): string {
  return known.get(kind) ?? titleCase(kind);
}
