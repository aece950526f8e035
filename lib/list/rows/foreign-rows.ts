import type { ForeignRows } from '@/lib/contract/page';

/** “7 rows of other groups were left out”, and how many could not be checked. */
export function foreignRowsWords({ of, foreign, unnamed, unchecked }: Omit<ForeignRows, 'last' | 'total'>): string[] {
  const left = [
    foreign > 0 && `${countOf(foreign)} of other ${of}s`,
    unnamed > 0 && `${foreign > 0 ? unnamed : countOf(unnamed)} that ${unnamed === 1 ? 'names' : 'name'} no ${of}`,
  ].filter((part) => part !== false);
  return [
    left.length > 0 && `${left.join(' and ')} ${foreign + unnamed === 1 ? 'was' : 'were'} left out`,
    unchecked > 0 &&
      `${countOf(unchecked)} may be of ${unchecked === 1 ? 'another' : 'other'} ${of}${unchecked === 1 ? '' : 's'}: the ${of} could not be read`,
  ].filter((part) => part !== false);
}

/** “7 rows” */
export const countOf = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;
