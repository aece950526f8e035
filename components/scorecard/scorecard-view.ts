import { boardOf } from '@/lib/contract/boards';
import type { CardScore, Scorecard } from '@/lib/contract/scorecards';
import { attempt, type FieldFault, faultsOf, orNull } from '@/lib/contract/unread';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import { describeNetFault, netFaults } from '@/lib/golf/checks/net-check';
import { describePointsFault, pointsFaults } from '@/lib/golf/checks/points-check';
import { allocate } from '@/lib/golf/scoring/strokes';
import { strokesReason } from '@/lib/golf/scoring/strokes-reason';
import type { CardLine, CardSheet, Figure, LineHole, Measure } from './card-sheet';
import { sumsOf, valuesOf } from './card-sums';
import { type CardField, derivedOfCard, fieldOf } from './handicap-of-card';
import { checkTeamHoles } from './team-holes';

/** The lines of a card; the last one decides the result. */
export function measuresOf(scoringFormat: string): readonly Measure[] {
  return boardOf(scoringFormat) === 'stableford' ? ['gross', 'net', 'points'] : ['gross', 'net'];
}

/**
 * Cards grouped by round and tee, a team's line last, every figure checked against its parts.
 * @throws UnreadField for a card whose player, round, tee or hole numbers could not be read
 */
export function cardSheets(
  cards: readonly Scorecard[],
  scoringFormat: string,
  teamFormat: string | null = null,
): CardSheet[] {
  const field = fieldOf(cards, scoringFormat, teamFormat);
  const sheets = new Map<string, CardSheet>();
  for (const card of cards.toSorted((a, b) => Number(isTeam(a)) - Number(isTeam(b)))) {
    const round = card.round ?? null;
    const roundUid = round?.uid ?? null;
    const key = `${roundUid} ${card.tee.uid}`;
    const beside = isTeam(card) && [...sheets.values()].findLast((sheet) => sheet.roundUid === roundUid);
    const sheet = beside ||
      sheets.get(key) || { key, roundUid, round: orNull(() => round?.name) ?? null, tee: card.tee, lines: [] };
    sheet.lines.push(lineOf(card, field));
    sheets.set(sheet.key, sheet);
  }
  const all = [...sheets.values()];
  checkTeamHoles(all, boardOf(scoringFormat) === 'stableford' ? 'points' : 'net');
  return all;
}

/** The cards that can be drawn, and why others cannot. */
export function usableCards(cards: readonly Scorecard[], scoringFormat: string) {
  const tried = cards.map((card) => ({
    card,
    drawn: attempt(() => faultsOf(card).length > 0 && cardSheets([card], scoringFormat)),
  }));
  return {
    usable: tried.flatMap(({ card, drawn }) => (drawn.ok ? [card] : [])),
    unread: tried.flatMap(({ drawn }) => (drawn.ok ? [] : [drawn.fault])),
  };
}

function isTeam({ player }: Scorecard): boolean {
  return !player;
}

function lineOf(card: Scorecard, field: CardField): CardLine {
  const { scoringFormat } = field;
  const player = card.player;
  const who = player ?? card.team;
  const handicap = attempt(() => card.playingHandicap ?? null);
  const holes = holesOf(card, scoringFormat);
  const isPoints = boardOf(scoringFormat) === 'stableford';
  const nines = { out: () => card.totals.out, in: () => card.totals.in };
  // In Maximum Score a hole can count fewer strokes than were played: the holes do not add up to the total.
  const strokes =
    scoringFormat === 'MAXIMUM_SCORE'
      ? []
      : valuesOf(holes, ({ gross, unread }) => ({ value: gross, unread: unread.gross }));
  return {
    key: who?.uid ?? '',
    name: who ? (orNull(() => ('firstName' in who ? fullName(who) : who.name)) ?? shortUid(who.uid)) : '-',
    userUid: orNull(() => player?.userUid) ?? null,
    team: isTeam(card),
    playingHandicap: handicap.ok ? handicap.value : null,
    derived: derivedOfCard(card, field),
    unread: handicap.ok ? null : handicap.fault,
    holes,
    sums: {
      gross: sumsOf(
        { ...(!isPoints && nines), total: () => card.totals.gross, holes: strokes },
        valuesOf(holes, ({ gross, unread }) => ({ value: gross, unread: unread.gross })),
      ),
      net: sumsOf({ total: () => card.totals.net, holes: valuesOf(holes, ({ net }) => net) }),
      points: sumsOf({
        ...(isPoints && nines),
        total: () => card.totals.points,
        holes: valuesOf(holes, ({ points }) => points),
      }),
    },
  };
}

function holesOf(card: Scorecard, scoringFormat: string): LineHole[] {
  const { tee, scores } = card;
  const playingHandicap = attempt(() => card.playingHandicap ?? 0);
  const byNumber = new Map(scores.map((score) => [score.holeNumber, score]));
  const allocated = allocate(
    playingHandicap.ok ? playingHandicap.value : 0,
    tee.holes.map(({ strokeIndex }) => strokeIndex),
  );
  return tee.holes.map(({ number, par, strokeIndex, distance }, index) => {
    const score: Partial<CardScore> = byNumber.get(number) ?? {};
    const [gross, received] = [attempt(() => score.strokes ?? null), attempt(() => score.handicapStrokes ?? null)];
    const net = attempt(() => score.net ?? null);
    const counts = attempt(() => score.counted ?? null);
    const strokes = { gross: known(gross), received: known(received) };
    const expected = playingHandicap.ok ? allocated[index] : undefined;
    return {
      number,
      par,
      strokeIndex: strokeIndex ?? null,
      yards: distance,
      ...strokes,
      reason:
        expected && strokes.received !== null
          ? reasonWords(strokesReason(expected), expected.strokes, strokes.received)
          : null,
      net: figureOf(
        () => score.net,
        (value) => netFigure(number, { ...strokes, net: value }, scoringFormat),
      ),
      points: figureOf(
        () => score.points,
        // A team's points come from its players, not from a net score.
        (points) =>
          isTeam(card) || !net.ok
            ? { value: points, fault: null }
            : pointsFigure({ number, par, net: net.value, points }, scoringFormat),
      ),
      counts: known(counts),
      unread: { ...unreadAs('gross', gross), ...unreadAs('received', received), ...unreadAs('counts', counts) },
    };
  });
}

/** A figure of the API; one that could not be read has no value and no check. */
function figureOf(read: () => number | null | undefined, checked: (value: number | null) => Figure): Figure {
  const result = attempt(read);
  return result.ok ? checked(result.value ?? null) : { value: null, fault: null, unread: result.fault };
}

type Attempt<T> = ReturnType<typeof attempt<T>>;

const known = <T>(result: Attempt<T | null>): T | null => (result.ok ? result.value : null);

const unreadAs = <Name extends string>(name: Name, result: Attempt<unknown>) =>
  (result.ok ? {} : { [name]: result.fault }) as Partial<Record<Name, FieldFault>>;

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
