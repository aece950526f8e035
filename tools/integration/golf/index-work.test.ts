import { expect, it } from 'vitest';
import { explainIndex } from '@/lib/golf/handicap/explain-index';
import { countWork } from '../../testing/count-work';

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + 3 * at)).toISOString().slice(0, 10);

/** Twenty scores, the latest ten of which are exceptional. Two are entered late, and two have unknown days. */
function historyWith(recorded: number) {
  const scores = Array.from({ length: 20 }, (_, at) => ({
    date: day(at === 8 || at === 15 ? at - 3 : at + 1),
    isDayUnknown: at === 5 || at === 18,
    handicapIndex: at < 19 ? 30 : recorded,
    before: 30,
    differential: at < 10 ? 24 : 21,
    reason: 'SCORE',
  }));
  const allotted = { date: day(0), handicapIndex: 30, before: null, differential: null, reason: 'INITIAL' };
  return [allotted, ...scores];
}

// Trying each combination of reductions would take 25 million steps.
it.each([10, 17.2])(
  'INDEX-1 explaining an Index of %d tries only a few sets of reductions that a committee may have waived',
  (recorded) => {
    expect(countWork(() => explainIndex(historyWith(recorded)))).toBeLessThan(1_000_000);
  },
);
