import { fraction } from '@/lib/golf/scoring/fraction';
import type { Basis } from './explain-as';
import { capIndex } from './handicap-cap';
import { averageIndex, maximumIndex } from './handicap-index';

/** In ten-thousandths all differentials are integers, because they have at most four decimals. */
const SCALE = 10_000;
const scaled = (value: number) => Math.round(value * SCALE);

/**
 * Finds exceptional scores without whose reductions the Index is as recorded (or not below the recorded Index, if a
 * limit applies). Tries few combinations, because waiving a reduction never lowers the Index.
 * @param places indexes of the exceptional scores; of several combinations, later ones are waived first
 */
export function findWaived(
  basis: Pick<Basis, 'latest' | 'row' | 'low' | 'recorded'>,
  places: readonly number[],
  isLimited: boolean,
): number[] | null {
  const { latest, row, low } = basis;
  if (!row) return null;
  const recorded = scaled(basis.recorded);
  const lifts = places.map((place) =>
    latest.map(({ reductions }) => reductions.reduce((sum, { at, by }) => sum - (at === place ? by * SCALE : 0), 0)),
  );
  const indexes = new Map<number, number>();
  const indexOf = (values: readonly number[]) => {
    const sum = values
      .toSorted((a, b) => a - b)
      .slice(0, row.used)
      .reduce((total, value) => total + value, 0);
    const known = indexes.get(sum);
    if (known !== undefined) return known;
    const calculated = averageIndex(fraction(sum, SCALE), row);
    const index = scaled(low === null ? Math.min(maximumIndex, calculated) : capIndex(calculated, low).handicapIndex);
    indexes.set(sum, index);
    return index;
  };
  const areKnown = (values: readonly number[]) =>
    latest
      .map(({ isKnown }, at) => ({ isKnown, value: values[at] ?? 0 }))
      .sort((a, b) => a.value - b.value || Number(b.isKnown) - Number(a.isKnown))
      .slice(0, row.used)
      .every(({ isKnown }) => isKnown);

  type Bound = { values: readonly number[]; index: number };
  const boundOf = (values: readonly number[]): Bound => ({ values, index: indexOf(values) });
  /** `lowest` and `highest` are the results if none, or all, of the indexes from `step` on are waived. */
  const search = (step: number, lowest: Bound, highest: Bound): number[] | null => {
    if (highest.index < recorded || (!isLimited && lowest.index > recorded)) return null;
    const [place, lift] = [places[step], lifts[step]];
    if (place === undefined || !lift) return areKnown(lowest.values) ? [] : null;
    const without = search(step + 1, lowest, boundOf(moved(highest.values, lift, -1)));
    if (without) return without;
    const others = search(step + 1, boundOf(moved(lowest.values, lift, 1)), highest);
    return others && [place, ...others];
  };
  const values = latest.map(({ differential, reductions }) =>
    reductions.reduce((sum, { by }) => sum + by * SCALE, scaled(differential)),
  );
  return search(0, boundOf(values), boundOf(lifts.reduce((sum, lift) => moved(sum, lift, 1), values)));
}

const moved = (values: readonly number[], lift: readonly number[], by: 1 | -1) =>
  values.map((value, at) => value + by * (lift[at] ?? 0));
