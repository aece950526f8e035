import type { Cells } from '@/components/fields/field-value';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import type { Field, Fields } from '@/lib/resources/resource';
import type { RoundResult } from './own-results';

type Results = ReadonlyMap<string, RoundResult>;

/** The fields with the user's own result of each round behind the course. */
export function withResults(
  { uid, course, ...others }: Fields<FriendlyRound>,
  results: Results,
): Fields<FriendlyRound> {
  const result: Field<FriendlyRound> = {
    label: 'Result',
    text: (round) => textOf(results.get(round.uid)),
    href: (round) => hrefOf(results.get(round.uid)),
    width: 190,
  };
  return { ...(uid && { uid }), ...(course && { course }), result, ...others };
}

/** The cell of a result that could not be read. */
export function resultCells(results: Results): Cells<FriendlyRound> {
  return {
    result: ({ uid }) => {
      const result = results.get(uid);
      if (!result || !('error' in result)) return null;
      return (
        <span title={result.error} className="text-warning">
          {result.error}
        </span>
      );
    },
  };
}

export function countFailed(results: Results): number {
  return [...results.values()].filter((result) => 'error' in result).length;
}

const textOf = (result: RoundResult | undefined) => (result && 'text' in result ? result.text : null);
const hrefOf = (result: RoundResult | undefined) => (result && 'text' in result ? result.href : null);
