import { nameOrUid, personName } from '@/components/old-cells/name-or-uid';
import { boardOf } from '@/lib/contract/boards';
import type { CardScore, Scorecard } from '@/lib/contract/scorecards';
import { faultOf, type Reading, readFrom, reads } from '@/lib/contract/wire/unread';
import { describeNetFault, netFaults } from '@/lib/golf/checks/net-check';
import { describePointsFault, pointsFaults } from '@/lib/golf/checks/points-check';
import { allocate } from '@/lib/golf/scoring/strokes';
import { strokesReason } from '@/lib/golf/scoring/strokes-reason';
import type { Card, CardLine, CardSheet, Figure, LineHole, Measure } from './card-sheet';
import { sumsOf } from './card-sums';
import { type CardField, derivedOfCard, fieldOf } from './handicap-of-card';
import { checkTeamHoles } from './team-holes';

/** The lines of a card; the last one decides the result. */
export function measuresOf(scoringFormat: string): readonly Measure[] {
  return boardOf(scoringFormat) === 'stableford' ? ['gross', 'net', 'points'] : ['gross', 'net'];
}

/** Cards grouped by round and tee, a team's line last, every figure checked against its parts. */
export function cardSheets(
  cards: readonly Card[],
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
    const sheet = beside || sheets.get(key) || { key, roundUid, round: round?.name ?? null, tee: card.tee, lines: [] };
    sheet.lines.push(lineOf(card, field));
    sheets.set(sheet.key, sheet);
  }
  const all = [...sheets.values()];
  checkTeamHoles(all, boardOf(scoringFormat) === 'stableford' ? 'points' : 'net');
  return all;
}

/** The cards that can be drawn, and why others cannot. */
export function usableCards(cards: readonly Scorecard[]) {
  const tried = cards.map((card) => readFrom(card, usable));
  return {
    usable: tried.flatMap((read) => (read.ok ? [read.value] : [])),
    unread: tried.flatMap((read) => (read.ok ? [] : [read.fault])),
  };
}

const usable: Reading<Scorecard, Card> = reads(
  ['player.uid', 'team.uid', 'round.uid', 'tee.holes', 'scores.holeNumber'],
  (card) => card,
);

function isTeam({ player }: Card): boolean {
  return !player;
}

function lineOf(card: Card, field: CardField): CardLine {
  const { scoringFormat } = field;
  const { player, team } = card;
  const holes = holesOf(card, scoringFormat);
  const isPoints = boardOf(scoringFormat) === 'stableford';
  const total = (name: 'out' | 'in' | 'gross' | 'net' | 'points') =>
    readFrom<Scorecard, Known<number>>(card, `totals.${name}`);
  const nines = { out: total('out'), in: total('in') };
  const valuesOf = (measure: Measure) => holes.map((hole) => ({ number: hole.number, ...hole[measure] }));
  const gross = valuesOf('gross');
  return {
    key: player?.uid ?? team?.uid ?? '',
    name: player ? nameOrUid(player, personName) : team ? nameOrUid(team, 'name') : '-',
    team: isTeam(card),
    playingHandicap: card.playingHandicap ?? null,
    derived: derivedOfCard(card, field),
    unread: faultOf<Scorecard>(card, 'playingHandicap'),
    holes,
    sums: {
      // In Maximum Score a hole can count fewer strokes than were played: the holes do not add up to the total.
      gross: sumsOf(
        { ...(!isPoints && nines), total: total('gross'), holes: scoringFormat === 'MAXIMUM_SCORE' ? [] : gross },
        gross,
      ),
      net: sumsOf({ total: total('net'), holes: valuesOf('net') }),
      points: sumsOf({ ...(isPoints && nines), total: total('points'), holes: valuesOf('points') }),
    },
  };
}

function holesOf(card: Card, scoringFormat: string): LineHole[] {
  const { tee, scores, playingHandicap } = card;
  const isHandicapKnown = !faultOf<Scorecard>(card, 'playingHandicap');
  const byNumber = new Map(scores.map((score) => [score.holeNumber, score]));
  const allocated = allocate(
    playingHandicap ?? 0,
    tee.holes.map(({ strokeIndex }) => strokeIndex),
  );
  return tee.holes.map(({ number, par }, index) => {
    const score: CardScore = byNumber.get(number) ?? {};
    const gross = figureOf(score, 'strokes', (value) => ({ value, fault: null }));
    const received = score.handicapStrokes ?? null;
    const strokes = { gross: gross.value, received };
    const net = figureOf(score, 'net', (value) => netFigure(number, { ...strokes, net: value }, scoringFormat));
    const expected = isHandicapKnown ? allocated[index] : undefined;
    return {
      number,
      par,
      gross,
      received,
      reason: expected && received !== null ? reasonWords(strokesReason(expected), expected.strokes, received) : null,
      net,
      // A team's points come from its players, not from a net score.
      points: figureOf(score, 'points', (points) =>
        isTeam(card) || net.unread
          ? { value: points, fault: null }
          : pointsFigure({ number, par, net: net.value, points }, scoringFormat),
      ),
      counts: score.counted ?? null,
      unread: {
        received: faultOf(score, 'handicapStrokes'),
        counts: faultOf(score, 'counted'),
      },
    };
  });
}

/** A figure of the API; one that could not be read has no value and no check. */
function figureOf(
  score: CardScore,
  name: 'strokes' | 'net' | 'points',
  checked: (value: number | null) => Figure,
): Figure {
  const unread = faultOf(score, name);
  return unread ? { value: null, fault: null, unread } : checked(score[name] ?? null);
}

type Known<Value> = Value | null | undefined;

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
