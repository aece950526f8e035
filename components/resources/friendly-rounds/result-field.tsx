import type { Cells } from '@/components/fields/field-value';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import type { Field } from '@/lib/resources/resource';
import type { RoundResult } from './own-results';

type Results = ReadonlyMap<string, RoundResult>;

/** The column with the user's own result of each round, and its cell where a result could not be read. */
export function resultField(results: Results): { field: Field<FriendlyRound>; cell: Cells<FriendlyRound>[string] } {
  return {
    field: {
      label: 'Result',
      width: 190,
      text: ({ uid }) => textOf(results.get(uid)),
      href: ({ uid }) => hrefOf(results.get(uid)),
    },
    cell: ({ uid }) => {
      const result = results.get(uid);
      return (
        result &&
        'error' in result && (
          <span title={result.error} className="text-warning">
            {result.error}
          </span>
        )
      );
    },
  };
}

export function failedResults(results: Results): number {
  return [...results.values()].filter((result) => 'error' in result).length;
}

const textOf = (result: RoundResult | undefined) => (result && 'text' in result ? result.text : null);
const hrefOf = (result: RoundResult | undefined) => (result && 'text' in result ? result.href : null);
