import { boardOf } from '@/lib/contract/boards';
import type { CardScore, Scorecard } from '@/lib/contract/scorecards';
import { fullName } from '@/lib/format/name';
import { describeNetFault, netFaults } from '@/lib/golf/checks/net-check';
import { describePointsFault, pointsFaults } from '@/lib/golf/checks/points-check';
import { describeSumFault, type SumName, sumFaults } from '@/lib/golf/checks/sums-check';
import { allocate } from '@/lib/golf/scoring/strokes';
import { strokesReason } from '@/lib/golf/scoring/strokes-reason';
import type { CardLine, CardSheet, Figure, LineHole, Measure, Sums } from './card-sheet';
import { checkTeamHoles } from './team-holes';

/** The lines of a card; the last one decides the result. */
export function measuresOf(scoringFormat: string): readonly Measure[] {
  return boardOf(scoringFormat) === 'stableford' ? ['gross', 'net', 'points'] : ['gross', 'net'];
}

/** Cards grouped by round and tee, a team's line last, every figure checked against its parts. */
export function cardSheets(cards: readonly Scorecard[], scoringFormat: string): CardSheet[] {
  const sheets = new Map<string, CardSheet>();
  for (const card of cards.toSorted((a, b) => Number(isTeam(a)) - Number(isTeam(b)))) {
    const round = card.round ?? null;
    const roundUid = round?.uid ?? null;
    const key = `${roundUid} ${card.tee.uid}`;
    const beside = isTeam(card) && [...sheets.values()].findLast((sheet) => sheet.roundUid === roundUid);
    const sheet = beside || sheets.get(key) || { key, roundUid, round: round?.name ?? null, tee: card.tee, lines: [] };
    sheet.lines.push(lineOf(card, scoringFormat));
    sheets.set(sheet.key, sheet);
  }
  const all = [...sheets.values()];
  checkTeamHoles(all, boardOf(scoringFormat) === 'stableford' ? 'points' : 'net');
  return all;
}

function isTeam({ player }: Scorecard): boolean {
  return !player;
}

function lineOf(card: Scorecard, scoringFormat: string): CardLine {
  const { player, team, playingHandicap } = card;
  const holes = holesOf(card, scoringFormat);
  const { out, in: back, gross, net, points } = card.totals;
  const nines = { out, in: back };
  const isPoints = boardOf(scoringFormat) === 'stableford';
  // In Maximum Score a hole can count fewer strokes than were played: the holes do not add up to the total.
  const strokes = scoringFormat === 'MAXIMUM_SCORE' ? [] : valuesOf(holes, ({ gross }) => gross);
  return {
    key: player?.uid ?? team?.uid ?? '',
    name: player ? fullName(player) : (team?.name ?? '-'),
    userUid: player?.userUid ?? null,
    team: isTeam(card),
    playingHandicap: playingHandicap ?? null,
    holes,
    sums: {
      gross: sumsOf(
        { ...(!isPoints && nines), total: gross, holes: strokes },
        valuesOf(holes, ({ gross }) => gross),
      ),
      net: sumsOf({ total: net, holes: valuesOf(holes, ({ net }) => net.value) }),
      points: sumsOf({ ...(isPoints && nines), total: points, holes: valuesOf(holes, ({ points }) => points.value) }),
    },
  };
}

function holesOf(card: Scorecard, scoringFormat: string): LineHole[] {
  const { tee, scores, playingHandicap } = card;
  const byNumber = new Map(scores.map((score) => [score.holeNumber, score]));
  const allocated = allocate(
    playingHandicap ?? 0,
    tee.holes.map(({ strokeIndex }) => strokeIndex),
  );
  return tee.holes.map(({ number, par, strokeIndex, distance }, index) => {
    const score: Partial<CardScore> = byNumber.get(number) ?? {};
    const [gross, received] = [score.strokes ?? null, score.handicapStrokes ?? null];
    const [net, points] = [score.net ?? null, score.points ?? null];
    const expected = allocated[index];
    return {
      number,
      par,
      strokeIndex: strokeIndex ?? null,
      yards: distance,
      gross,
      received,
      reason: expected && received !== null ? reasonWords(strokesReason(expected), expected.strokes, received) : null,
      net: netFigure(number, { gross, received, net }, scoringFormat),
      // A team's points come from its players, not from a net score.
      points: isTeam(card) ? { value: points, fault: null } : pointsFigure({ number, par, net, points }, scoringFormat),
      counts: score.counted ?? null,
    };
  });
}

/** Strokes that differ from the stroke index allocation are named beside it. */
function reasonWords(reason: string, expected: number, received: number): string {
  return expected === received ? reason : `${received} given; ${reason}`;
}

type Given = { gross: number | null; received: number | null; net: number | null };

function netFigure(number: number, { gross, received, net }: Given, scoringFormat: string): Figure {
  const [fault] = scoringFormat === 'MAXIMUM_SCORE' ? [] : netFaults([{ number, gross, received, net }]);
  return { value: net, fault: fault ? { recomputed: fault.recomputed, words: describeNetFault(fault) } : null };
}

type Pointed = { number: number; par: number; net: number | null; points: number | null };

function pointsFigure(hole: Pointed, scoringFormat: string): Figure {
  const [fault] = scoringFormat === 'STABLEFORD' ? pointsFaults([hole]) : [];
  return {
    value: hole.points,
    fault: fault ? { recomputed: fault.recomputed, words: describePointsFault(fault) } : null,
  };
}

type Value = { number: number; value: number | null };

function valuesOf(holes: readonly LineHole[], of: (hole: LineHole) => number | null): Value[] {
  return holes.map((hole) => ({ number: hole.number, value: of(hole) }));
}

type Totals = {
  out?: number | null | undefined;
  in?: number | null | undefined;
  total: number | null | undefined;
  holes: Value[];
};

/** The given sums; missing nines are added up from the holes. */
function sumsOf(given: Totals, shown = given.holes): Sums {
  const faults = sumFaults(given);
  const figure = (name: SumName, value: number | null): Figure => {
    const fault = faults.find((one) => one.name === name);
    return { value, fault: fault ? { recomputed: fault.recomputed, words: describeSumFault(fault) } : null };
  };
  const nine = (within: (number: number) => boolean) => addUp(shown.filter(({ number }) => within(number)));
  return {
    Out: figure('Out', given.out === undefined ? nine((number) => number <= 9) : given.out),
    In: figure('In', given.in === undefined ? nine((number) => number > 9) : given.in),
    Total: figure('Total', given.total ?? null),
  };
}

/** Null when a hole before the last one with a value has none. */
function addUp(holes: readonly Value[]): number | null {
  const played = holes.slice(0, holes.findLastIndex(({ value }) => value !== null) + 1);
  if (played.length === 0 || played.some(({ value }) => value === null)) return null;
  return played.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
