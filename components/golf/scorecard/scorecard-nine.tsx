import { formatCount } from '@/lib/format/number';
import type { SumName } from '@/lib/golf/checks/sums-check';
import { CardHandicap, whyId } from './card-handicap';
import type { CardLine, CardSheet, LineHole, Measure } from './card-sheet';
import { CardLabel, CardTable, GrossLabel } from './card-table';
import { FigureCell } from './figure-cell';
import { HoleExplained } from './hole-explained';

type TeeHole = CardSheet['tee']['holes'][number];

type NineProps = {
  id: string;
  sheet: CardSheet;
  scoringFormat: string;
  measures: readonly Measure[];
  /** The label of the team's line. */
  teamLabel: string;
  holes: readonly TeeHole[];
  /** The sums that end this part of the card. */
  sums: readonly SumName[];
  /** The row heads of the second part are for screen readers and narrow screens only. */
  isBack: boolean;
};

const words: Readonly<Record<Measure, string>> = { gross: 'Gross', net: 'Net', points: 'Points' };

/** One part of a card: its holes across, then their sums. */
export function ScorecardNine(props: NineProps) {
  const { sheet, holes, sums, isBack } = props;
  return (
    <CardTable
      caption={holes.length === 0 ? 'Holes' : `Holes ${holes[0]?.number} to ${holes.at(-1)?.number}`}
      holes={holes.map(({ number }) => number)}
      sums={sums}
      isBack={isBack}
    >
      <tbody className="text-xs text-muted-foreground">
        <CourseRow
          label={`Yards, ${sheet.tee.name}`}
          className="max-sm:hidden"
          {...{ holes, sums, sheet }}
          of={(hole) => hole.distance}
        />
        <CourseRow label="Par" {...{ holes, sums, sheet }} of={(hole) => hole.par} />
        <CourseRow
          label="Stroke index"
          short="SI"
          {...{ holes, sums, sheet }}
          of={(hole) => hole.strokeIndex ?? null}
        />
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
  const { id, measures, scoringFormat, holes, sums } = nine;
  return (
    <>
      <tr data-gross>
        <GrossLabel name={line.name} title={line.name} handicap={<CardHandicap id={whyId(id, index)} line={line} />} />
        {holesIn(line, holes).map((hole, place) => (
          <td key={holes[place]?.number}>
            {hole && (
              <HoleExplained
                id={`${id}-${index}-${hole.number}`}
                who={line.name}
                hole={hole}
                scoringFormat={scoringFormat}
                hasPoints={measures.includes('points')}
                handicap={(line.derived || line.unread) && <CardHandicap id={whyId(id, index)} line={line} />}
              />
            )}
          </td>
        ))}
        <SumCells figures={line.sums.gross} sums={sums} />
      </tr>
      {measures.slice(1).map((measure) => (
        <tr key={measure} className="text-xs text-muted-foreground">
          <CardLabel short={measure === 'points' ? 'Pts' : undefined}>{words[measure]}</CardLabel>
          {holesIn(line, holes).map((hole, place) => (
            <FigureCell
              key={holes[place]?.number}
              figure={hole && measure !== 'gross' ? hole[measure] : null}
              counts={measure === measures.at(-1) && hole?.counts !== false}
            />
          ))}
          <SumCells figures={line.sums[measure]} sums={sums} />
        </tr>
      ))}
    </>
  );
}

function TeamRow({ line, teamLabel, measures, holes, sums }: NineProps & { line: CardLine }) {
  const measure = measures.at(-1) === 'points' ? 'points' : 'net';
  return (
    <tr>
      <CardLabel className="text-foreground">{teamLabel}</CardLabel>
      {holesIn(line, holes).map((hole, place) => (
        <FigureCell key={holes[place]?.number} figure={hole?.[measure] ?? null} />
      ))}
      <SumCells figures={line.sums[measure]} sums={sums} />
    </tr>
  );
}

function SumCells({ figures, sums }: { figures: CardLine['sums'][Measure]; sums: readonly SumName[] }) {
  return sums.map((name) => <FigureCell key={name} figure={figures[name] ?? null} sum={name} />);
}

type CourseRowProps = Pick<NineProps, 'holes' | 'sums' | 'sheet'> & {
  label: string;
  short?: string;
  className?: string;
  of: (hole: TeeHole) => number | null;
};

function CourseRow({ label, short, className, of, holes, sums, sheet }: CourseRowProps) {
  return (
    <tr className={className}>
      <CardLabel short={short}>{label}</CardLabel>
      {holes.map((hole) => (
        <td key={hole.number}>{of(hole) ?? '-'}</td>
      ))}
      {sums.map((name) => (
        <td key={name} data-sum={name}>
          {label === 'Stroke index' ? '' : formatCount(sumOf(name === 'Total' ? sheet.tee.holes : holes, of))}
        </td>
      ))}
    </tr>
  );
}

function holesIn(line: CardLine, holes: readonly TeeHole[]): (LineHole | undefined)[] {
  return holes.map(({ number }) => line.holes.find((hole) => hole.number === number));
}

function sumOf(holes: readonly TeeHole[], of: (hole: TeeHole) => number | null): number {
  return holes.reduce((sum, hole) => sum + (of(hole) ?? 0), 0);
}
