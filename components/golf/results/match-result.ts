import { matchHoles, matchWords, sideWords } from '@/components/golf/match/match-view';
import type { MatchHole, MatchRow, MatchRows } from '@/lib/contract/matches';
import { soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { faultWords } from '@/lib/contract/wire/field-fault';
import { known, readFrom, reads } from '@/lib/contract/wire/unread';
import { formatWhole } from '@/lib/format/signed';
import type { ResultTable } from '@/lib/golf/results/result-sheet';
import { copyGaps } from '@/lib/list/copies/copied-row';
import { emptyTable, failedTable, withLost } from './result-table';

/** Matches as cells: hole by hole the scores of both sides, and how the match stood. */
export function matchResults(answer: Result<MatchRows>): ResultTable[] {
  if (!answer.ok) return [failedTable('Match', answer.failure)];
  const { rows, holesCount } = answer.value;
  const matches = soundItems(rows);
  const tables = matches.map((match) => matchTable(match, holesCount ?? null));
  return withLost('Match', tables, rows.length - matches.length);
}

function matchTable(match: MatchRow, holesCount: number | null): ResultTable {
  const title = known(match, matchWords(holesCount)) ?? 'Match';
  const read = readFrom(
    match,
    reads(['sideA.uid', 'sideB.uid', 'holes.number'], (row) => ({
      sides: [sideWords(row.sideA), sideWords(row.sideB)],
      holes: matchHoles(row),
    })),
  );
  if (!read.ok) return emptyTable(title, `The holes cannot be shown: ${faultWords(read.fault)}`);
  const { sides, holes } = read.value;
  const cells = holes.map((hole) => FIGURES.map((of) => readFrom<MatchHole, number | null | undefined>(hole, of)));
  return {
    title,
    notes: holes.flatMap(({ fault }) => fault ?? []),
    heads: [
      ...['Hole', 'Par', 'Stroke index'].map((words) => ({ words, align: 'end' as const })),
      ...sides.flatMap((side) => ['gross', 'net'].map((of) => ({ words: `${side}, ${of}`, align: 'end' as const }))),
      { words: 'Match' },
    ],
    rows: holes.map(({ standing }, place) => [
      ...(cells[place] ?? []).map((cell) => (cell.ok && cell.value != null ? formatWhole(cell.value) : null)),
      standing.ok ? standing.value : null,
    ]),
    lacks: copyGaps([{ unread: cells.flat().filter(({ ok }) => !ok).length }]),
  };
}

const FIGURES = ['number', 'par', 'strokeIndex', 'grossA', 'netA', 'grossB', 'netB'] as const;
