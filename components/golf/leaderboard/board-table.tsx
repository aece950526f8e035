import { FailureToast } from '@/components/feedback/failure-toast';
import { LostFields } from '@/components/golf/lost-fields';
import { Explanations } from '@/components/golf/why/explanations';
import { whyHandicap } from '@/components/golf/why/why-handicap';
import { CouldNotLoad, NoResults } from '@/components/list/states';
import { RelatedTable } from '@/components/list/table/related-table';
import { type AnyTableRow, isBroken, type TableRow } from '@/components/list/table/table-model';
import { brokenRows, tableColumns, tableRows } from '@/components/list/table/table-rows';
import { type Fault, usableItems } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import type { Fields } from '@/lib/resources/resource';
import { BOARD_FORM, boardCells } from './board-cells';
import { BoardNote } from './board-note';
import styles from './leaderboard.module.css';
import type { BoardRow, BoardRows } from './rows';

export type ShownBoard = {
  rows: Result<BoardRows>;
  faults: readonly Fault[];
  fields: Fields<BoardRow>;
  hrefOf: (row: BoardRow) => string | null;
  currentOf?: (row: BoardRow) => TableRow['current'];
  notes: readonly string[];
  hints?: readonly string[];
};

type Props = {
  label: string;
  board: ShownBoard;
  href: string;
  empty: string;
};

// Leaderboards have no time columns, so the time zone does not matter.
const FORMAT = { timeZone: 'UTC' };

export function BoardTable({ label, board, href, empty }: Props) {
  const { rows, faults, fields, hrefOf, currentOf, notes, hints } = board;
  const failure = rows.ok ? brokenRows(rows.value) : rows.failure;
  const list = { row: { name: ({ name }: BoardRow) => name, href: hrefOf } };
  const drawn = rows.ok ? tableRows(rows.value, { list, fields, cells: boardCells, format: FORMAT }) : [];
  const current = new Map(
    rows.ok && currentOf ? usableItems(rows.value).map(({ item }) => [item.uid, currentOf(item)]) : [],
  );
  const withCurrent = (row: AnyTableRow) => (isBroken(row) ? row : { ...row, current: current.get(row.uid) });
  return (
    <div className={styles.board}>
      <BoardNote words={notes} hints={hints} className="pt-3" />
      <LostFields faults={faults} />
      {rows.ok && 'playingHandicap' in fields && <BoardExplanations rows={rows.value} />}
      <RelatedTable
        label={label}
        columns={tableColumns(fields, FORMAT)}
        rows={drawn.map(withCurrent)}
        empty={
          rows.ok ? (
            <NoResults empty={empty} nouns="rows" q="" isFiltered={false} clearHref={href} />
          ) : (
            <CouldNotLoad what={label.toLowerCase()} failure={rows.failure} href={href} />
          )
        }
      />
      {failure && <FailureToast failure={failure} />}
    </div>
  );
}

function BoardExplanations({ rows }: { rows: BoardRows }) {
  const all = usableItems(rows).flatMap(({ item }) => {
    const { uid, name, playingHandicap, derived, holes, handicapSource: source } = item;
    if (playingHandicap == null || derived === null) return [];
    return [[uid, whyHandicap({ who: name, playingHandicap, derived, holes, source })] as const];
  });
  return all.length > 0 && <Explanations id={BOARD_FORM} of={{ byKey: Object.fromEntries(all) }} />;
}
