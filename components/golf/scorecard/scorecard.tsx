import { cx } from 'class-variance-authority';
import type { Explanation, ExplanationLine, ExplanationSet } from '@/components/golf/why/explanation';
import { Explanations } from '@/components/golf/why/explanations';
import { whyHandicap } from '@/components/golf/why/why-handicap';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { shortNames } from '@/lib/format/short-names';
import { formatInteger } from '@/lib/format/signed';
import { CardHandicapAbove, PlainHandicap } from './card-handicap';
import { CardKeys } from './card-keys';
import type { CardLine, CardSheet, LineHole } from './card-sheet';
import { CardNines } from './card-table';
import styles from './scorecard.module.css';
import { ScorecardNine } from './scorecard-nine';
import { measuresOf } from './scorecard-view';

type Props = { id: string; sheet: CardSheet; scoringFormat: string; teamLabel?: string };

export function ScorecardFrame({ id, sheet, scoringFormat, teamLabel = 'Team' }: Props) {
  const holes = sheet.tee.holes.toSorted((a, b) => a.number - b.number);
  const back = holes.filter(({ number }) => number > 9);
  const out = holes.filter(({ number }) => number <= 9);
  const hasNines = out.length > 0 && back.length > 0;
  const measures = measuresOf(scoringFormat);
  const nine = { id, sheet, measures, teamLabel };
  const shown = shortNames(sheet.lines);
  return (
    <CardKeys className={cx(styles.frame, 'mx-6 mb-4 break-inside-avoid max-sm:mx-4')}>
      {sheet.lines.length > 1 && (
        <RadioGroup
          aria-label="Player"
          name={id}
          defaultValue="0"
          className="mb-3 flex min-w-0 gap-0.5 rounded-lg bg-secondary p-0.5 sm:hidden"
        >
          {sheet.lines.map((line, index) => (
            <label
              key={line.key}
              className="flex h-11 min-w-0 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-md px-1 text-sm has-checked:bg-card has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <RadioGroupItem
                value={`${index}`}
                aria-label={line.team ? teamLabel : line.name}
                className="absolute opacity-0"
              />
              <bdi className="truncate">{line.team ? teamLabel : shown[index]}</bdi>{' '}
              <small className="text-muted-foreground">
                <PlainHandicap line={line} />
              </small>
            </label>
          ))}
        </RadioGroup>
      )}
      {sheet.lines.length === 1 && (
        <p aria-hidden className="mb-2 text-sm font-medium sm:hidden">
          <bdi>{sheet.lines[0]?.name}</bdi>
        </p>
      )}
      {sheet.lines.map((line, index) => (
        <CardHandicapAbove key={line.key} form={id} index={index} line={line} />
      ))}
      <Explanations id={id} of={cardExplanations(sheet, scoringFormat, measures.includes('points'))} />
      <CardNines both={hasNines}>
        <ScorecardNine {...nine} holes={hasNines ? out : holes} sums={[hasNines ? 'Out' : 'Total']} isBack={false} />
        {hasNines && <ScorecardNine {...nine} holes={back} sums={['In', 'Total']} isBack />}
      </CardNines>
      {hasNines &&
        sheet.lines.map(({ key, sums }, index) => (
          <div key={key} data-line={index} aria-hidden className="sm:hidden">
            <p className="flex justify-between px-2 pt-3 text-sm">
              <span>Total</span>
              {measures.map((measure) => (
                <span key={measure}>
                  {measure === 'points' ? (
                    <>
                      <strong>{sums.points.Total?.value ?? '-'}</strong> points
                    </>
                  ) : (
                    <span>{`${measure === 'net' ? 'Net' : 'Gross'} ${sums[measure].Total?.value ?? '-'}`}</span>
                  )}
                </span>
              ))}
            </p>
          </div>
        ))}
    </CardKeys>
  );
}

/** Returns explanations of handicaps by line, and of holes by line and hole number. */
function cardExplanations(sheet: CardSheet, scoringFormat: string, hasPoints: boolean): ExplanationSet {
  const byKey: Record<string, Explanation> = {};
  const lines: Record<string, ExplanationLine[]> = {};
  sheet.lines.forEach(({ name, team, playingHandicap, derived, holes }, index) => {
    if (team) return;
    if (playingHandicap !== null && derived !== null) {
      byKey[index] = whyHandicap({ who: name, playingHandicap, derived, holes: holes.length });
    }
    for (const hole of holes) {
      lines[`${index}-${hole.number}`] = linesOf(hole, scoringFormat, hasPoints);
    }
  });
  const players = sheet.lines.map((line, index) => ({ who: line.name, handicap: handicapLine(line, index) }));
  const holes = sheet.tee.holes.map(({ number, par, strokeIndex, distance }) => [
    number,
    [`Par ${par}`, `SI ${strokeIndex ?? '-'}`, `${distance} yd`],
  ]);
  return { byKey, players, holes: Object.fromEntries(holes), lines };
}

function handicapLine({ playingHandicap, derived, name }: CardLine, index: number): ExplanationLine[] {
  if (playingHandicap === null || derived === null) return [];
  return [['Handicap', formatPlayingHandicap(playingHandicap), { why: `${index}`, who: name }]];
}

function linesOf(hole: LineHole, scoringFormat: string, hasPoints: boolean): ExplanationLine[] {
  const { gross, received, reason, net, points } = hole;
  const lines: ExplanationLine[] = [];
  if (reason) lines.push(['Strokes', `${reason} ${plural(received)}`]);
  if (gross.value !== null && received !== null && net.value !== null) {
    lines.push(['Net', net.fault?.words ?? `${gross.value} ${minus(received)} = ${formatInteger(net.value)}`]);
  }
  if (hasPoints && points.value !== null) {
    lines.push(['Points', points.fault?.words ?? pointsText(hole, scoringFormat)]);
  }
  if (gross.value === null && points.value === null) lines.push(['Score', 'None']);
  return lines;
}

function plural(count: number | null): string {
  return Math.abs(count ?? 0) === 1 ? 'stroke' : 'strokes';
}

function minus(strokes: number): string {
  return strokes < 0 ? `+ ${-strokes}` : `− ${strokes}`;
}

/** Explains points: in Stableford by a sum such as `2 + 4 − 5 = 1`, in other formats by the net score to par. */
function pointsText({ par, gross, received, net, points }: LineHole, scoringFormat: string): string {
  const score = gross.value === null || received === null ? net.value : gross.value - received;
  if (score === null) return points.value === 0 ? 'No score: 0' : `${points.value}`;
  const sum = 2 + par - score;
  if (scoringFormat === 'STABLEFORD')
    return `2 + ${par} ${minus(score)} = ${formatInteger(sum)}${sum < 0 ? ', so 0' : ''}`;
  const over = score - par;
  return `Net ${over === 0 ? 'par' : `${over < 0 ? '−' : '+'}${Math.abs(over)}`}: ${points.value}`;
}
