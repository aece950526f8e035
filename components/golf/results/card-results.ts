import type { CardLine, CardSheet, Figure, Measure } from '@/components/golf/scorecard/card-sheet';
import { maximumScoreText } from '@/components/golf/scorecard/maximum-score';
import { cardSheets, measuresOf } from '@/components/golf/scorecard/scorecard-view';
import { usableItems } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import type { ScorecardRows } from '@/lib/contract/scorecards';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { ratedFor } from '@/lib/format/rated-for';
import { formatInteger } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import type { ResultTable } from '@/lib/golf/results/result-sheet';
import { emptyTable, failedTable, withLost } from './result-table';

export function cardResults(title: string, answer: Result<ScorecardRows>): ResultTable[] {
  if (!answer.ok) return [failedTable(title, answer.failure)];
  const { rows, scoringFormat, teamFormat } = answer.value;
  if (!scoringFormat)
    return [emptyTable(title, 'These cards cannot be shown, because their scoring format is not recorded.')];
  const cards = usableItems(rows);
  const sheets = cardSheets(cards, scoringFormat, teamFormat ?? null);
  const tables = sheets.map((sheet) => cardTable([title, ...partsOf(sheet)].join(' · '), sheet, scoringFormat));
  return withLost(title, tables, rows);
}

function partsOf({ round, tee }: CardSheet): string[] {
  return [round, `${tee.name} tees`, ratedFor(tee.gender)].filter((part) => part != null);
}

type Columns = { words: string; covers: readonly number[]; of: (line: CardLine, measure: Measure) => Figure }[];

function cardTable(title: string, { tee, lines }: CardSheet, scoringFormat: string): ResultTable {
  const holes = tee.holes.toSorted((a, b) => a.number - b.number);
  const columns = columnsOf(holes.map(({ number }) => number));
  const lineRows = lines.flatMap((line) =>
    measuresOf(scoringFormat).map((measure) => ({
      line,
      measure,
      figures: columns.map(({ of }) => of(line, measure)),
    })),
  );
  const ofHoles = (name: string, of: (covered: typeof holes) => number | string | null) => [
    name,
    null,
    null,
    ...columns.map(({ covers }) => of(holes.filter(({ number }) => covers.includes(number)))?.toString() ?? null),
  ];
  return {
    title,
    notes: [
      maximumScoreText(scoringFormat),
      ...lineRows.flatMap(({ line, figures: own }) => own.map(({ fault }) => fault && `${line.name}: ${fault.words}`)),
    ].filter((note) => note !== null),
    heads: [
      { words: 'Player' },
      { words: 'Playing handicap', align: 'end' },
      { words: 'Score' },
      ...columns.map(({ words }) => ({ words, align: 'end' as const })),
    ],
    rows: [
      ofHoles('Par', (covered) => covered.reduce((sum, { par }) => sum + par, 0)),
      ofHoles('Stroke index', ([hole, ...others]) => (others.length > 0 ? '' : (hole?.strokeIndex ?? null))),
      ...lineRows.map(({ line, measure, figures: own }) => [
        line.name,
        line.playingHandicap === null ? null : formatPlayingHandicap(line.playingHandicap),
        titleCase(measure),
        ...own.map(({ value }) => (value === null ? null : formatInteger(value))),
      ]),
    ],
    lacks: null,
  };
}

/** A nine-hole card has a column for the total, but no Out or In column. */
function columnsOf(numbers: readonly number[]): Columns {
  const hole = (number: number): Columns[number] => ({
    words: `${number}`,
    covers: [number],
    of: ({ holes }, measure) => holes.find((one) => one.number === number)?.[measure] ?? NOTHING,
  });
  const sum = (words: 'Out' | 'In' | 'Total', covers: readonly number[]): Columns[number] => ({
    words,
    covers,
    of: ({ sums }, measure) => sums[measure][words] ?? NOTHING,
  });
  const [out, back] = [numbers.filter((number) => number <= 9), numbers.filter((number) => number > 9)];
  if (out.length === 0 || back.length === 0) return [...numbers.map(hole), sum('Total', numbers)];
  return [...out.map(hole), sum('Out', out), ...back.map(hole), sum('In', back), sum('Total', numbers)];
}

const NOTHING: Figure = { value: null, fault: null };
