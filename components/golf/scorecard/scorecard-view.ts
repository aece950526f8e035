import { boardOf } from '@/lib/contract/boards';
import type { UsableItem } from '@/lib/contract/read-item';
import type { CardScore, Scorecard } from '@/lib/contract/scorecards';
import { fullName } from '@/lib/format/name';
import { inOrderOfName } from '@/lib/format/order-of-name';
import { describeNetFault, netFaults } from '@/lib/golf/checks/net-check';
import { describePointsFault, pointsFaults } from '@/lib/golf/checks/points-check';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';
import { allocate, type HoleStrokes } from '@/lib/golf/scoring/strokes';
import { strokesReason } from '@/lib/golf/scoring/strokes-reason';
import type { CardLine, CardSheet, Figure, LineHole, Measure } from './card-sheet';
import { sumsOf } from './card-sums';
import { handicapsOfCards } from './handicap-of-card';
import { checkTeamHoles } from './team-holes';

/** Returns the types of score on a card. The last one decides who wins. */
export function measuresOf(scoringFormat: string): readonly Measure[] {
  return boardOf(scoringFormat) === 'stableford' ? ['gross', 'net', 'points'] : ['gross', 'net'];
}

/** Groups cards by round and tee, with the team's card last. Checks every number that others determine. */
export function cardSheets(
  cards: readonly UsableItem<Scorecard>[],
  scoringFormat: string,
  teamFormat: string | null = null,
): CardSheet[] {
  const handicaps = handicapsOfCards(cards, scoringFormat, teamFormat);
  const sheets = new Map<string, CardSheet>();
  for (const card of cards.toSorted((a, b) => Number(isTeam(a.item)) - Number(isTeam(b.item)))) {
    const { round = null, tee } = card.item;
    const roundUid = round?.uid ?? null;
    const key = `${roundUid} ${tee.uid}`;
    const beside = isTeam(card.item) && [...sheets.values()].findLast((sheet) => sheet.roundUid === roundUid);
    const sheet: CardSheet = beside || sheets.get(key) || { key, roundUid, round: round?.name ?? null, tee, lines: [] };
    sheet.lines.push(lineOf(card, scoringFormat, handicaps.get(card) ?? null));
    sheets.set(sheet.key, sheet);
  }
  const teamName = cards.find(({ item }) => isTeam(item))?.item.team?.name ?? '';
  const all = [...sheets.values()].map((sheet) => ({ ...sheet, lines: inTeamOrder(teamName, sheet.lines) }));
  checkTeamHoles(all, boardOf(scoringFormat) === 'stableford' ? 'points' : 'net');
  return all;
}

/** True if a player with a plus handicap gives a stroke back. */
export function hasStrokesGiven({ lines }: CardSheet): boolean {
  return lines.some(({ holes }) => holes.some(({ received }) => received !== null && received < 0));
}

/** True if a hole's score does not count for the team, so that only those that count are bold. */
export function hasUncounted({ lines }: CardSheet): boolean {
  return lines.some(({ holes }) => holes.some(({ counts }) => counts === false));
}

function inTeamOrder(teamName: string, lines: readonly CardLine[]): CardLine[] {
  const players = lines.filter(({ team }) => !team);
  return [...inOrderOfName(teamName, players), ...lines.filter(({ team }) => team)];
}

function isTeam({ player }: Scorecard): boolean {
  return !player;
}

export function cardName({ player, team }: Scorecard): string {
  return player ? fullName(player) : (team?.name ?? '-');
}

function lineOf(card: UsableItem<Scorecard>, scoringFormat: string, derived: Derived | null): CardLine {
  const { player, team, playingHandicap = null, scores, totals } = card.item;
  const holes = holesOf(card, scoringFormat);
  const isPoints = boardOf(scoringFormat) === 'stableford';
  const nines = { out: totals?.out, in: totals?.in };
  const scoreOf = new Map(scores.map((score) => [score.holeNumber, score]));
  const valuesOf = (measure: Measure) =>
    holes.map((hole) => ({
      number: hole.number,
      value: hole[measure].value,
      isUnknown: hole[measure].value === null && isUnknown(scoreOf.get(hole.number), measure),
    }));
  const gross = valuesOf('gross');
  return {
    key: player?.uid ?? team?.uid ?? '',
    name: cardName(card.item),
    lastName: player?.lastName,
    team: isTeam(card.item),
    playingHandicap,
    derived,
    holes,
    sums: {
      // Maximum Score limits the score on a hole, so gross scores need not add up to the total.
      gross: sumsOf(
        { ...(!isPoints && nines), total: totals?.gross, holes: scoringFormat === 'MAXIMUM_SCORE' ? [] : gross },
        gross,
      ),
      net: sumsOf({ total: totals?.net, holes: valuesOf('net') }),
      points: sumsOf({ ...(isPoints && nines), total: totals?.points, holes: valuesOf('points') }),
    },
  };
}

/** True if the API sends other scores of the hole but not this one, or no score at all. */
function isUnknown(score: CardScore | undefined, measure: Measure): boolean {
  if (!score) return false;
  const own = measure === 'gross' ? score.strokes : score[measure];
  return own === undefined || [score.strokes, score.net, score.points].some((one) => one != null);
}

function holesOf(card: UsableItem<Scorecard>, scoringFormat: string): LineHole[] {
  const { tee, scores, playingHandicap } = card.item;
  const byNumber = new Map(scores.map((score) => [score.holeNumber, score]));
  const strokeIndexes = tee.holes.map(({ strokeIndex }) => strokeIndex);
  const allocated = playingHandicap == null ? [] : allocate(playingHandicap, strokeIndexes);
  return tee.holes.map(({ number, par }, index) => {
    const score = byNumber.get(number);
    const { strokes: gross = null, handicapStrokes: received = null, net = null, points = null } = score ?? {};
    const expected = allocated[index];
    return {
      number,
      par,
      gross: { value: gross, fault: null },
      received,
      reason: expected && received !== null ? reasonOf(expected, received, strokeIndexes) : null,
      net: netFigure(number, { gross, received, net }, scoringFormat),
      // A team's points come from its players' points, not from a net score.
      points: isTeam(card.item)
        ? { value: points, fault: null }
        : pointsFigure({ number, par, gross: score?.strokes, received, net, points }, scoringFormat),
      counts: score?.counted ?? null,
    };
  });
}

/** Null if the strokes contradict the allocation, unless a hole without a stroke index may explain that. */
function reasonOf(
  expected: HoleStrokes,
  received: number,
  strokeIndexes: readonly (number | null | undefined)[],
): string | null {
  if (expected.strokes === received) return strokesReason(expected);
  return strokeIndexes.includes(null) || strokeIndexes.includes(undefined)
    ? null
    : `${received} recorded; ${strokesReason(expected)}`;
}

type Given = { gross: number | null; received: number | null; net: number | null };

function netFigure(number: number, { gross, received, net }: Given, scoringFormat: string): Figure {
  const [fault] = scoringFormat === 'MAXIMUM_SCORE' ? [] : netFaults([{ number, gross, received, net }]);
  return { value: net, fault: fault ? { recomputed: fault.recomputed, words: describeNetFault(fault) } : null };
}

type Pointed = Parameters<typeof pointsFaults>[0][number] & { points: number | null };

function pointsFigure(hole: Pointed, scoringFormat: string): Figure {
  const [fault] = scoringFormat === 'STABLEFORD' ? pointsFaults([hole]) : [];
  return {
    value: hole.points,
    fault: fault ? { recomputed: fault.recomputed, words: describePointsFault(fault) } : null,
  };
}
