import { Fragment } from 'react';
import { cn } from '@/components/ui/cn';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import type { SumName } from '@/lib/golf/checks/sums-check';
import type { CardLine, CardSheet, LineHole, Measure } from './card-sheet';
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
    <table className={cn('card-nine', isBack && 'card-back')}>
      <caption className="sr-only">
        {holes.length === 0 ? 'Holes' : `Holes ${holes[0]?.number} to ${holes.at(-1)?.number}`}
      </caption>
      <thead>
        <tr>
          <Label scope="col">Hole</Label>
          {holes.map(({ number }) => (
            <th key={number} scope="col">
              {number}
            </th>
          ))}
          {sums.map((name) => (
            <th key={name} scope="col" data-sum={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="card-course">
        <CourseRow
          label={`Yards, ${sheet.tee.name}`}
          className="card-yards"
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
        <tbody key={line.key} data-line={index} className={cn(line.team && 'card-team')}>
          {line.team ? <TeamRow line={line} {...props} /> : <PlayerRows line={line} index={index} {...props} />}
        </tbody>
      ))}
    </table>
  );
}

function PlayerRows({ line, index, ...nine }: NineProps & { line: CardLine; index: number }) {
  const { id, measures, scoringFormat, holes, sums } = nine;
  return (
    <>
      <tr className="card-gross">
        <Label>
          <span className="card-name" title={line.name}>
            {line.name}
          </span>{' '}
          {line.playingHandicap !== null && <small>{formatPlayingHandicap(line.playingHandicap)}</small>}
          <span className="card-short">Gross</span>
        </Label>
        {holesIn(line, holes).map((hole, place) => (
          <td key={holes[place]?.number}>
            {hole && (
              <HoleExplained
                id={`${id}-${index}-${hole.number}`}
                who={line.name}
                hole={hole}
                scoringFormat={scoringFormat}
                hasPoints={measures.includes('points')}
              />
            )}
          </td>
        ))}
        <SumCells figures={line.sums.gross} sums={sums} />
      </tr>
      {measures.slice(1).map((measure) => (
        <tr key={measure} className="card-small">
          <Label short={measure === 'points' ? 'Pts' : undefined}>{words[measure]}</Label>
          {holesIn(line, holes).map((hole, place) => (
            <FigureCell
              key={holes[place]?.number}
              figure={hole && measure !== 'gross' ? hole[measure] : null}
              className={cn(measure === measures.at(-1) && hole?.counts !== false && 'card-counts')}
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
      <Label>{teamLabel}</Label>
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
      <Label short={short}>{label}</Label>
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

type LabelProps = { scope?: 'row' | 'col'; short?: string | undefined; children: React.ReactNode };

function Label({ scope = 'row', short, children }: LabelProps) {
  return (
    <th scope={scope} className="card-label">
      <span>
        {short ? (
          <Fragment>
            <span className="card-long">{children}</span>
            <abbr className="card-short" title={typeof children === 'string' ? children : undefined}>
              {short}
            </abbr>
          </Fragment>
        ) : (
          children
        )}
      </span>
    </th>
  );
}

function holesIn(line: CardLine, holes: readonly TeeHole[]): (LineHole | undefined)[] {
  return holes.map(({ number }) => line.holes.find((hole) => hole.number === number));
}

function sumOf(holes: readonly TeeHole[], of: (hole: TeeHole) => number | null): number {
  return holes.reduce((sum, hole) => sum + (of(hole) ?? 0), 0);
}
