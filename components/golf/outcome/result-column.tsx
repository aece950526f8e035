import type { Column, TableOf } from '@/components/old-cells/column';
import type { ResultsFound } from '@/lib/list/rows/results-found';
import { failed, type PlayerResult } from './player-result';
import { RowOutcome } from './row-outcome';

/** The table, and behind its title how the golfer did, where that is asked for; each leads to its board. */
export function withResults<Item extends { uid: string }>(
  table: TableOf<Item>,
  { isOn, found }: ResultsFound<PlayerResult>,
  boardHref: (item: Item, tab: NonNullable<PlayerResult['tab']>) => string,
): TableOf<Item> {
  if (!isOn) return table;
  const behind = table.columns.findIndex(({ small }) => small === 'title') + 1;
  const resultOf = ({ uid }: { uid: string }) => {
    const came = found.get(uid);
    return came && (came.ok ? came.value : failed(came.failure));
  };
  const column: Column<Item> = {
    id: 'result',
    header: 'Result',
    width: 170,
    small: 'fact',
    text: (item) => {
      const result = resultOf(item);
      return result?.is === 'failed' ? null : result?.words;
    },
    to: (item) => {
      const tab = resultOf(item)?.tab;
      return tab && boardHref(item, tab);
    },
    cell: (item) => {
      const result = resultOf(item);
      if (result?.is !== 'failed') return null;
      return (
        <RowOutcome title={result.words} tone="marked">
          {result.words}
        </RowOutcome>
      );
    },
  };
  return { ...table, columns: table.columns.toSpliced(behind, 0, column) };
}

export function failedIn({ found }: ResultsFound<PlayerResult>): number {
  return [...found.values()].filter((came) => !came.ok || came.value.is === 'failed').length;
}
