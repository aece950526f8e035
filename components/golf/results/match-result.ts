import { distinctSides, matchDescription, matchHoles, sideDescription } from '@/components/golf/match/match-view';
import type { MatchRow, MatchRows } from '@/lib/contract/matches';
import { type UsableItem, usableItems } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import { fullName } from '@/lib/format/name';
import { formatInteger } from '@/lib/format/signed';
import type { ResultTable } from '@/lib/golf/results/result-sheet';
import { failedTable, withLost } from './result-table';

export function matchResults(answer: Result<MatchRows>, status: string): ResultTable[] {
  if (!answer.ok) return [failedTable('Match', answer.failure)];
  const { rows, holesCount } = answer.value;
  const tables = usableItems(rows).map((match) => matchTable(match, holesCount ?? null, status));
  return withLost('Match', tables, rows);
}

function matchTable(match: UsableItem<MatchRow>, holesCount: number | null, status: string): ResultTable {
  const holes = matchHoles(match.item, holesCount);
  const { A, B } = distinctSides({ A: match.item.sideA, B: match.item.sideB });
  const sides = [sideDescription(A), sideDescription(B)];
  return {
    title: matchDescription(match, holesCount, status),
    notes: holes.flatMap(({ fault }) => fault ?? []),
    heads: [
      ...['Hole', 'Par', 'Stroke index'].map((words) => ({ words, align: 'end' as const })),
      ...sides.flatMap((side) => ['gross', 'net'].map((of) => ({ words: `${side}, ${of}`, align: 'end' as const }))),
      { words: 'Match' },
    ],
    rows: holes.map((hole) => [
      ...FIGURES.map((figure) => (hole[figure] == null ? null : formatInteger(hole[figure]))),
      hole.standing,
    ]),
    names: [...match.item.sideA.players, ...match.item.sideB.players].map(fullName),
    lacks: null,
  };
}

const FIGURES = ['number', 'par', 'strokeIndex', 'grossA', 'netA', 'grossB', 'netB'] as const;
