import { describeSumFault, type SumName, sumFaults } from '@/lib/golf/checks/sums-check';
import type { Figure, Sums } from './card-sheet';

type Value = { number: number; value: number | null; isUnknown?: boolean };

type Known = number | null | undefined;

/** `out` and `in` are undefined if the API does not send them. */
type CardSums = { out?: Known; in?: Known; total: Known; holes: Value[] };

/** Computes Out and In from the holes if the API does not send them. */
export function sumsOf({ holes, ...card }: CardSums, shown = holes): Sums {
  const faults = sumFaults({ ...card, holes });
  const figure = (name: SumName, sum: Known, isWithin: ((number: number) => boolean) | null): Figure => {
    const fault = faults.find((one) => one.name === name);
    const isAdded = isWithin && sum === undefined;
    return {
      value: isAdded ? addUp(shown.filter(({ number }) => isWithin(number))) : (sum ?? null),
      fault: fault ? { recomputed: fault.recomputed, words: describeSumFault(fault) } : null,
    };
  };
  return {
    Out: figure('Out', card.out, (number) => number <= 9),
    In: figure('In', card.in, (number) => number > 9),
    Total: figure('Total', card.total, null),
  };
}

/** Adds up the holes played so far; null if one of them has no value although a later one has. */
function addUp(holes: readonly Value[]): number | null {
  const played = holes.slice(0, holes.findLastIndex(({ value }) => value !== null) + 1);
  if (played.length === 0 || played.some(({ value }) => value === null)) return null;
  return played.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
