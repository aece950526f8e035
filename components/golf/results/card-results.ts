import { ratedFor } from '@/components/golf/rated-for';
import type { CardLine, CardSheet, Figure, Measure } from '@/components/golf/scorecard/card-sheet';
import { cardSheets, measuresOf, usableCards } from '@/components/golf/scorecard/scorecard-view';
import { soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import type { ScorecardRows } from '@/lib/contract/scorecards';
import { faultOf } from '@/lib/contract/wire/unread';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { formatWhole } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import type { ResultTable } from '@/lib/golf/results/result-sheet';
import { copyGaps } from '@/lib/list/copies/copied-row';
import { emptyTable, failedTable, withLost } from './result-table';

export function cardResults(title: string, answer: Result<ScorecardRows>): ResultTable[] {
  if (!answer.ok) return [failedTable(title, answer.failure)];
  const { rows, scoringFormat, teamFormat } = answer.value;
  const { usable } = usableCards(soundItems(rows));
  if (scoringFormat === undefined) return [emptyTable(title, 'The format of the cards could not be read.')];
  const sheets = cardSheets(usable, scoringFormat, teamFormat ?? null);
  const tables = sheets.map((sheet) =>
    cardTable([title, ...partsOf(sheet)].join(' · '), sheet, measuresOf(scoringFormat)),
  );
  return withLost(title, tables, rows.length - usable.length);
}

function partsOf({ round, tee }: CardSheet): string[] {
  return [round, faultOf(tee, 'name') ? null : `${tee.name} tees`, ratedFor(tee.gender)].filter((part) => part != null);
}

type Columns = { words: string; of: (line: CardLine, measure: Measure) => Figure }[];

function cardTable(title: string, { tee, lines }: CardSheet, measures: readonly Measure[]): ResultTable {
  const holes = tee.holes.toSorted((a, b) => a.number - b.number);
  const columns = columnsOf(holes.map(({ number }) => number));
  const lineRows = lines.flatMap((line) =>
    measures.map((measure) => ({ line, measure, figures: columns.map(({ of }) => of(line, measure)) })),
  );
  const figures = lineRows.flatMap((row) => row.figures);
  const ofHoles = (
    name: string,
    of: (hole: (typeof holes)[number]) => number | null | undefined,
    sum: (words: string) => string | null,
  ) => [
    name,
    null,
    null,
    ...columns.map(({ words }) => {
      const hole = holes.find(({ number }) => `${number}` === words);
      return hole ? (of(hole)?.toString() ?? null) : sum(words);
    }),
  ];
  return {
    title,
    notes: lineRows.flatMap(({ line, figures: own }) =>
      own.flatMap(({ fault }) => (fault ? [`${line.name}: ${fault.words}`] : [])),
    ),
    heads: [
      { words: 'Player' },
      { words: 'Playing handicap', align: 'end' },
      { words: 'Score' },
      ...columns.map(({ words }) => ({ words, align: 'end' as const })),
    ],
    rows: [
      ofHoles(
        'Par',
        ({ par }) => par,
        (words) => `${parOf(holes.filter(isIn(words)))}`,
      ),
      ofHoles(
        'Stroke index',
        ({ strokeIndex }) => strokeIndex,
        () => '',
      ),
      ...lineRows.map(({ line, measure, figures: own }) => [
        line.name,
        line.playingHandicap === null ? null : formatPlayingHandicap(line.playingHandicap),
        titleCase(measure),
        ...own.map(({ value }) => (value === null ? null : formatWhole(value))),
      ]),
    ],
    lacks: copyGaps([{ unread: figures.filter(({ unread }) => unread).length }]),
  };
}

/** The holes with their sums; a card of nine holes has a total alone. */
function columnsOf(numbers: readonly number[]): Columns {
  const hole = (number: number): Columns[number] => ({
    words: `${number}`,
    of: ({ holes }, measure) => holes.find((one) => one.number === number)?.[measure] ?? NOTHING,
  });
  const sum = (words: 'Out' | 'In' | 'Total'): Columns[number] => ({
    words,
    of: ({ sums }, measure) => sums[measure][words] ?? NOTHING,
  });
  const [out, back] = [numbers.filter((number) => number <= 9), numbers.filter((number) => number > 9)];
  if (out.length === 0 || back.length === 0) return [...numbers.map(hole), sum('Total')];
  return [...out.map(hole), sum('Out'), ...back.map(hole), sum('In'), sum('Total')];
}

const parOf = (holes: readonly { par: number }[]) => holes.reduce((sum, { par }) => sum + par, 0);

/** Whether a hole counts in `Out`, `In` or `Total`. */
const isIn =
  (sum: string) =>
  ({ number }: { number: number }) =>
    sum === 'Total' || number <= 9 === (sum === 'Out');

const NOTHING: Figure = { value: null, fault: null };
