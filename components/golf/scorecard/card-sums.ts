import type { ReadValue } from '@/lib/contract/wire/unread';
import { describeSumFault, type SumName, sumFaults } from '@/lib/golf/checks/sums-check';
import type { Figure, Sums } from './card-sheet';

/** A hole's part of a sum. */
type Value = Pick<Figure, 'value' | 'unread'> & { number: number };

/** The sums as the card gives them; without `out` or `in` the card has no such sum. */
type Given = { out?: ReadSum; in?: ReadSum; total: ReadSum; holes: Value[] };
type ReadSum = ReadValue<number | null | undefined>;

/**
 * The given sums; missing nines are added up from the holes. Where a hole could not be read, no sum is made of the
 * holes, nor checked against them.
 */
export function sumsOf({ holes, ...given }: Given, shown = holes): Sums {
  const value = (sum: ReadSum | undefined) => (sum?.ok ? sum.value : undefined);
  const isRead = holes.every(({ unread }) => !unread) && Object.values(given).every((sum) => sum?.ok !== false);
  const faults = isRead
    ? sumFaults({ out: value(given.out), in: value(given.in), total: value(given.total), holes })
    : [];
  const figure = (name: SumName, sum: ReadSum | undefined, within: ((number: number) => boolean) | null): Figure => {
    if (sum && !sum.ok) return { value: null, fault: null, unread: sum.fault };
    const parts = within && sum?.value === undefined ? shown.filter(({ number }) => within(number)) : null;
    const unread = parts?.find((part) => part.unread)?.unread;
    if (unread) return { value: null, fault: null, unread };
    const fault = faults.find((one) => one.name === name);
    return {
      value: parts ? addUp(parts) : (sum?.value ?? null),
      fault: fault ? { recomputed: fault.recomputed, words: describeSumFault(fault) } : null,
    };
  };
  return {
    Out: figure('Out', given.out, (number) => number <= 9),
    In: figure('In', given.in, (number) => number > 9),
    Total: figure('Total', given.total, null),
  };
}

/** Null when a hole before the last one with a value has none. */
function addUp(holes: readonly Value[]): number | null {
  const played = holes.slice(0, holes.findLastIndex(({ value }) => value !== null) + 1);
  if (played.length === 0 || played.some(({ value }) => value === null)) return null;
  return played.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
