import { formatCount } from '@/lib/format/number';
import type { SumName } from '@/lib/golf/checks/sums-check';
import { sum } from '@/lib/golf/scoring/sums';
import { CardHandicap } from './card-handicap';
import { FigureRow, ScoreRow } from './card-rows';
import type { CardLine, CardSheet, LineHole, Measure } from './card-sheet';
import { CardTable, GrossLabel } from './card-table';
import { figureCell } from './figure-cell';

type TeeHole = CardSheet['tee']['holes'][number];

type NineProps = {
  id: string;
  sheet: CardSheet;
  measures: readonly Measure[];
  teamLabel: string;
  holes: readonly TeeHole[];
  sums: readonly SumName[];
  /** On the back nine, row headings are shown only to screen readers and on narrow screens. */
  isBack: boolean;
};

const words: Readonly<Record<Measure, string>> = { gross: 'Gross', net: 'Net', points: 'Points' };

export function ScorecardNine(props: NineProps) {
  const { sheet, holes, sums, isBack } = props;
  return (
    <CardTable
      caption={holes.length === 0 ? 'Holes' : `Holes ${holes[0]?.number} to ${holes.at(-1)?.number}`}
      holes={holes.map(({ number }) => number)}
      sums={sums}
      isBack={isBack}
    >
      <tbody>
        <CourseRow
          label={`Yards, ${sheet.tee.name}`}
          className="max-sm:hidden"
          {...props}
          of={(hole) => hole.distance}
        />
        <CourseRow label="Par" {...props} of={(hole) => hole.par} />
        <CourseRow label="Stroke index" short="SI" {...props} of={(hole) => hole.strokeIndex ?? null} />
      </tbody>
      {sheet.lines.map((line, index) => (
        <tbody key={line.key} data-line={index} data-team={line.team || undefined}>
          {line.team ? <TeamRow line={line} {...props} /> : <PlayerRows line={line} index={index} {...props} />}
        </tbody>
      ))}
    </CardTable>
  );
}

function PlayerRows({ line, index, ...nine }: NineProps & { line: CardLine; index: number }) {
  const { id, measures, holes, sums } = nine;
  return (
    <>
      <ScoreRow
        form={id}
        line={index}
        who={line.name}
        of={holesIn(line, holes).map((hole) => hole && [hole.number, hole.gross.value, hole.par, hole.received])}
        sums={sumCells(line.sums.gross, sums)}
      >
        <GrossLabel
          name={line.name}
          title={line.name}
          handicap={<CardHandicap form={id} index={index} line={line} />}
        />
      </ScoreRow>
      {measures.slice(1).map((measure) => {
        const counts = measure === measures.at(-1);
        return (
          <FigureRow
            key={measure}
            label={words[measure]}
            who={line.name}
            {...(measure === 'points' && { short: 'Pts' })}
            {...(counts && { counts })}
            of={holesIn(line, holes).map((hole) =>
              figureCell(hole?.[measure] ?? null, { isOut: counts && hole?.counts === false }),
            )}
            sums={sumCells(line.sums[measure], sums)}
          />
        );
      })}
    </>
  );
}

function TeamRow({ line, teamLabel, measures, holes, sums }: NineProps & { line: CardLine }) {
  const measure = measures.at(-1) === 'points' ? 'points' : 'net';
  return (
    <FigureRow
      label={teamLabel}
      of={holesIn(line, holes).map((hole) => figureCell(hole?.[measure] ?? null))}
      sums={sumCells(line.sums[measure], sums)}
    />
  );
}

function sumCells(figures: CardLine['sums'][Measure], sums: readonly SumName[]) {
  return sums.map((sum) => [sum, figureCell(figures[sum] ?? null, { sum })] as const);
}

type CourseRowProps = Pick<NineProps, 'holes' | 'sums' | 'sheet'> & {
  label: string;
  short?: string;
  className?: string;
  of: (hole: TeeHole) => number | null;
};

function CourseRow({ label, short, className, of, holes, sums, sheet }: CourseRowProps) {
  const sumOf = (name: SumName) => {
    const summed = name === 'Total' ? sheet.tee.holes : holes;
    return formatCount(sum(summed.map((hole) => of(hole) ?? 0)));
  };
  return (
    <FigureRow
      label={label}
      {...(short && { short })}
      {...(className && { className })}
      of={holes.map((hole) => of(hole) ?? '-')}
      sums={sums.map((name) => [name, label === 'Stroke index' ? '' : sumOf(name)])}
    />
  );
}

function holesIn(line: CardLine, holes: readonly TeeHole[]): (LineHole | null)[] {
  return holes.map(({ number }) => line.holes.find((hole) => hole.number === number) ?? null);
}
