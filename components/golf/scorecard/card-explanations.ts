import {
  type Explanation,
  type ExplanationLine,
  type ExplanationSet,
  unreadLine,
} from '@/components/golf/why/explanation';
import { whyHandicap } from '@/components/golf/why/why-handicap';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { formatWhole } from '@/lib/format/signed';
import type { CardLine, CardSheet, LineHole } from './card-sheet';

/** What the figures of a sheet open: its handicaps by the place of their line, its holes by line and number. */
export function cardExplanations(sheet: CardSheet, scoringFormat: string, hasPoints: boolean): ExplanationSet {
  const whole: Record<string, Explanation> = {};
  const lines: Record<string, ExplanationLine[]> = {};
  sheet.lines.forEach(({ name, team, playingHandicap: given, derived, holes }, index) => {
    if (team) return;
    if (given !== null && derived !== null)
      whole[index] = whyHandicap({ who: name, given, derived, holes: holes.length });
    for (const hole of holes) {
      if (!hole.unread.gross) lines[`${index}-${hole.number}`] = linesOf(hole, scoringFormat, hasPoints);
    }
  });
  const players = sheet.lines.map((line, index) => ({ who: line.name, handicap: handicapLine(line, index) }));
  const holes = sheet.tee.holes.map(({ number, par, strokeIndex, distance }) => [
    number,
    [`Par ${par}`, `SI ${strokeIndex ?? '-'}`, `${distance} yd`],
  ]);
  return { whole, players, holes: Object.fromEntries(holes), lines };
}

function handicapLine({ playingHandicap, derived, unread, name }: CardLine, index: number): ExplanationLine[] {
  if (unread) return [unreadLine('Handicap', unread)];
  if (playingHandicap === null || derived === null) return [];
  return [['Handicap', formatPlayingHandicap(playingHandicap), { why: `${index}`, who: name }]];
}

function linesOf(hole: LineHole, scoringFormat: string, hasPoints: boolean): ExplanationLine[] {
  const { gross, received, reason, net, points, unread } = hole;
  const lines: ExplanationLine[] = [];
  if (unread.received) lines.push(unreadLine('Strokes', unread.received));
  if (reason) lines.push(['Strokes', `${reason} ${plural(received)}`]);
  if (gross !== null && received !== null && net.value !== null) {
    lines.push(['Net', net.fault?.words ?? `${gross} ${minus(received)} = ${formatWhole(net.value)}`]);
  }
  if (net.unread) lines.push(unreadLine('Net', net.unread));
  if (hasPoints && points.unread) lines.push(unreadLine('Points', points.unread));
  if (hasPoints && points.value !== null) {
    lines.push(['Points', points.fault?.words ?? pointsWords(hole, scoringFormat)]);
  }
  if (gross === null && points.value === null) lines.push(['Score', 'None']);
  return lines;
}

function plural(count: number | null): string {
  return Math.abs(count ?? 0) === 1 ? 'stroke' : 'strokes';
}

function minus(strokes: number): string {
  return strokes < 0 ? `+ ${-strokes}` : `− ${strokes}`;
}

/** In Stableford the rule's sum; in another format the net score against par. */
function pointsWords({ par, net, points }: LineHole, scoringFormat: string): string {
  if (net.value === null) return `No score: ${points.value}`;
  const sum = 2 + par - net.value;
  if (scoringFormat === 'STABLEFORD')
    return `2 + ${par} ${minus(net.value)} = ${formatWhole(sum)}${sum < 0 ? ', so 0' : ''}`;
  const over = net.value - par;
  return `Net ${over === 0 ? 'par' : `${over < 0 ? '−' : '+'}${Math.abs(over)}`}: ${points.value}`;
}
