import { ORPCError } from '@orpc/server';
import type { Data } from '@/sandbox/api/context';
import { ratingOf } from '@/sandbox/api/courses/queries';
import type {
  CardScore,
  LeaderboardRow,
  Outcome,
  Player,
  RatedTee,
  RoundOutcome,
  Scorecard,
} from '@/sandbox/api/shapes';
import { describeCountback } from '@/sandbox/golf/leaderboard/countback';
import {
  type LeaderboardEntry,
  leaderboard,
  type MeasuredHole,
  measure,
  type NoResult,
} from '@/sandbox/golf/leaderboard/leaderboard';
import type { Placed } from '@/sandbox/golf/leaderboard/leaderboard-standings';
import type { Gross } from '@/sandbox/golf/scoring/card';
import { sumOfAll } from '@/sandbox/golf/scoring/card';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';

export type PlayedCard = {
  player: Player;
  /** The Handicap Index on the day of the round; null for a player without a Handicap Index. */
  handicap: number | null;
  playingHandicap: number;
  tee: RatedTee;
  scores: readonly Gross[];
  finished: boolean;
  /** WITHDRAWN or DISQUALIFIED if the player has left the event. */
  leftAs?: string | null;
};

const out: Readonly<Record<string, LeaderboardEntry['out']>> = {
  WITHDRAWN: 'withdrawn',
  DISQUALIFIED: 'disqualified',
};

export function outOf(leftAs: string | null | undefined): LeaderboardEntry['out'] {
  return out[leftAs ?? ''] ?? null;
}

function entryOf({ player, playingHandicap, tee, scores, finished, leftAs }: PlayedCard): LeaderboardEntry {
  return { key: player.uid, holes: tee.holes, scores, playingHandicap, finished, out: outOf(leftAs) };
}

const noResults: Readonly<Record<NoResult, string>> = {
  withdrawn: 'WITHDRAWN',
  disqualified: 'DISQUALIFIED',
  noReturn: 'NO_RETURN',
};

type Progress = { thru: number; finished: boolean; noResult: NoResult | null; rounds: readonly { thru: number }[] };

/** @param unfinished the status for players who have started but not finished */
export function statusOf({ finished, noResult, rounds }: Progress, unfinished: string): string {
  if (noResult) return noResults[noResult];
  if (rounds.every(({ thru }) => thru === 0)) return 'NOT_STARTED';
  return finished ? 'FINISHED' : unfinished;
}

/** @param nameOf the name of the player or team with a key, for the reasons of a countback */
export function positionOf(
  { place, tied, countback }: Placed,
  nameOf: (key: string) => string,
): Pick<LeaderboardRow, 'position' | 'tied' | 'countback'> {
  return { position: place, tied, countback: describeCountback(countback, nameOf) || null };
}

export function individualRows(cards: readonly PlayedCard[], format: Format, roundStatus: string): LeaderboardRow[] {
  const byPlayer = new Map(cards.map((card) => [card.player.uid, card]));
  return leaderboard(cards.map(entryOf), { format, by: 'net', countback: false }).flatMap((row) => {
    const card = byPlayer.get(row.key);
    if (!card) return [];
    const { thru, gross, net, points, toPar } = row;
    const { player, handicap, playingHandicap, tee } = card;
    const subject = { status: statusOf(row, roundStatus), player, handicap, playingHandicap, tee: ratingOf(tee) };
    return {
      ...positionOf(row, (key) => nameOf(byPlayer.get(key) ?? {})),
      ...subject,
      thru,
      gross,
      net,
      points,
      toPar,
    };
  });
}

/** Adds outcomes to the completed rounds or events. */
export async function addOutcomes<
  Item extends { uid: string; status?: string | null | undefined },
  Ended extends Outcome,
>(
  data: Data,
  name: string,
  items: readonly Item[],
  outcomesOf: (over: readonly Item[]) => Promise<(readonly [uid: string, Ended | null])[]>,
): Promise<(Item & { outcome: Ended | null })[]> {
  const over = new Map(items.filter(({ status }) => status === 'COMPLETED').map((item) => [item.uid, item]));
  const load = async (uids: string[]) => new Map(await outcomesOf(uids.flatMap((uid) => over.get(uid) ?? [])));
  const outcomes = await data.cache.records(data.db, name, [...over.keys()], load);
  return items.map((item) => ({ ...item, outcome: outcomes.get(item.uid) ?? null }));
}

/** The winners on a completed leaderboard and their margin; null if nobody has the first position. */
export function outcomeOfRows(rows: readonly LeaderboardRow[], format: Format): RoundOutcome | null {
  const first = rows.filter(({ position }) => position === 1);
  const second = rows.find(({ position }) => position != null && position > 1);
  const [best] = first;
  if (!best) return null;
  const winners = first.map(({ player, team }) => ({
    uid: player?.uid ?? team?.uid ?? '',
    name: nameOf({ player, team }),
    userUid: player?.userUid ?? null,
  }));
  if (first.length > 1) return { winners, tied: true, margin: null };
  const unit = byPoints(format) ? 'point' : 'stroke';
  const scoreOf = (row: LeaderboardRow) => (byPoints(format) ? row.points : row.net) ?? 0;
  const by = second ? Math.abs(scoreOf(best) - scoreOf(second)) : null;
  return { winners, tied: false, margin: marginText(by, unit) };
}

export function nameOf({ player, team }: Pick<LeaderboardRow, 'player' | 'team'>): string {
  return player ? `${player.firstName} ${player.lastName}`.trim() : (team?.name ?? '');
}

function marginText(by: number | null, unit: string): string | null {
  if (by === null) return null;
  return by === 0 ? 'countback' : `${by} ${by === 1 ? unit : `${unit}s`}`;
}

/** A player's scorecard in the played format. Its totals equal the player's totals on the leaderboard. */
export function scorecardOf(card: PlayedCard, format: Format): Scorecard {
  const { player, handicap, playingHandicap, tee, scores } = card;
  const { holes } = measure(entryOf(card), { format, by: 'net' });
  const [total] = leaderboard([entryOf({ ...card, leftAs: null })], { format, by: 'net', countback: false });
  return {
    player,
    handicap,
    playingHandicap,
    tee,
    scores: holes.map((hole, index) => cardScore(hole, scores[index] ?? null, format)),
    totals: {
      ...outAndIn(holes, format),
      gross: total?.gross ?? null,
      net: total?.net ?? null,
      points: total?.points ?? null,
    },
  };
}

/** The score on a hole. In Maximum Score, the maximum limits `net` but not `strokes`. */
function cardScore(hole: MeasuredHole, strokes: number | null, format: Format): CardScore {
  const { number, gross, strokes: handicapStrokes, score, played } = hole;
  return {
    holeNumber: number,
    strokes,
    handicapStrokes,
    net: gross === null || !played ? null : gross - handicapStrokes,
    points: byPoints(format) && played ? score : null,
  };
}

/**
 * The totals of holes 1 to 9 (out) and 10 to 18 (in), over the holes played: points, or the gross strokes that count. A
 * total is null if none of its holes was played or a score is missing.
 */
export function outAndIn(
  holes: readonly Pick<MeasuredHole, 'number' | 'played' | 'gross' | 'score'>[],
  format: Format,
): { out: number | null; in: number | null } {
  const nine = (within: (number: number) => boolean) => {
    const played = holes.filter((hole) => hole.played && within(hole.number));
    return played.length === 0 ? null : sumOfAll(played.map((hole) => (byPoints(format) ? hole.score : hole.gross)));
  };
  return { out: nine((number) => number <= 9), in: nine((number) => number > 9) };
}

/**
 * The error for the leaderboard of a format that was not played. Its message names the right path.
 * @param played the format that was played, for example `SINGLES`
 * @param ask the path of the right leaderboard, for example `matchplay/individual-leaderboard`; null if there is none
 */
export function formatNotPlayed(played: string, ask: string | null): ORPCError<string, undefined> {
  const words = played.toLowerCase().replaceAll('_', ' ');
  const instead = ask ? `: ask for ${ask}` : ', which has no leaderboard';
  return notPlayed(`This was played as ${words}${instead}`);
}

/** The error for the team leaderboard of an event without teams. */
export function teamsNotPlayed(ask: string): ORPCError<string, undefined> {
  return notPlayed(`This was played without teams: ask for ${ask}`);
}

function notPlayed(message: string): ORPCError<string, undefined> {
  return new ORPCError('FORMAT_NOT_PLAYED', { status: 404, message });
}
