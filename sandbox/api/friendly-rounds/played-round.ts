import { ORPCError } from '@orpc/server';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Data } from '@/sandbox/api/context';
import { findTees, ratingOf } from '@/sandbox/api/courses/queries';
import type { PlayedCard } from '@/sandbox/api/leaderboards/leaderboards';
import { isUid } from '@/sandbox/api/list/search';
import type { MatchHole, MatchRow, MatchSide, Player, RatedTee } from '@/sandbox/api/shapes';
import { cards, friendlyRoundPlayers, friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { type MatchCardHole, matchFromPlayers } from '@/sandbox/golf/match/match';
import { isRoundOver } from '@/sandbox/golf/scoring/formats';

type RoundPlayer = {
  player: Player;
  side: number | null;
  handicap: number;
  /** The playing handicap; in match play, the number of strokes that the player receives. */
  playingHandicap: number;
  tee: RatedTee;
  /** The scores by hole. If a side plays one ball, only its first player has scores, and the second has null. */
  scores: (number | null)[] | null;
};

export type PlayedRound = {
  uid: string;
  status: string;
  scoringFormat: string;
  matchplayFormat: string | null;
  players: RoundPlayer[];
};

/** A friendly round with its players and their cards. @throws ORPCError NOT_FOUND */
export async function findPlayedRound(data: Data, id: string): Promise<PlayedRound> {
  const rounds = isUid(id) ? await data.db.select().from(friendlyRounds).where(eq(friendlyRounds.id, id)) : [];
  const [played] = await findPlayedRounds(data, rounds);
  if (!played) throw new ORPCError('NOT_FOUND', { message: 'There is no friendly round with this uid' });
  return played;
}

type RoundRow = Pick<typeof friendlyRounds.$inferSelect, 'id' | 'status' | 'scoringFormat' | 'matchplayFormat'>;

export async function findPlayedRounds(data: Data, found: readonly RoundRow[]): Promise<PlayedRound[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await data.db
    .select({ player: friendlyRoundPlayers, scores: cards.scores })
    .from(friendlyRoundPlayers)
    .leftJoin(cards, eq(cards.playerId, friendlyRoundPlayers.id))
    .where(inArray(friendlyRoundPlayers.friendlyRoundId, ids))
    .orderBy(asc(friendlyRoundPlayers.friendlyRoundId), asc(friendlyRoundPlayers.position));
  const teeIds = rows.map(({ player }) => player.teeId);
  const tees = await findTees(data, teeIds);
  const rowsOf = Map.groupBy(rows, ({ player }) => player.friendlyRoundId);
  return found.map(({ id: round, status, scoringFormat, matchplayFormat }) => {
    const players = (rowsOf.get(round) ?? []).flatMap(({ player: row, scores }) => {
      const tee = tees.get(row.teeId);
      const { id: uid, firstName, lastName, userId: userUid, side, handicapIndex: handicap, playingHandicap } = row;
      return tee ? { player: { uid, firstName, lastName, userUid }, side, handicap, playingHandicap, tee, scores } : [];
    });
    return { uid: round, status, scoringFormat, matchplayFormat, players };
  });
}

/** The players' cards. A player without a card has null for every score. */
export function cardsOf({ players, status }: PlayedRound): PlayedCard[] {
  return players.map(({ scores, ...card }) => ({
    ...card,
    scores: scores ?? card.tee.holes.map(() => null),
    finished: isRoundOver(status),
  }));
}

export function matchRow({ uid, players, status }: PlayedRound): MatchRow {
  const match = matchFromPlayers(
    players.map((player) => ({ ...player, holes: player.tee.holes, playing: player.playingHandicap })),
    isRoundOver(status),
  );
  const { result, leader, holesPlayed, decided, dormie } = match;
  const [sideA, sideB] = [sideOf(players, 1), sideOf(players, 2)];
  return {
    uid,
    sideA,
    sideB,
    result: holesPlayed === 0 ? null : result,
    leader,
    holesUp: match.holes.at(-1)?.up ?? 0,
    thru: holesPlayed,
    dormie,
    decided,
    winnerUid: decided && leader ? (leader === 'A' ? sideA : sideB).uid : null,
    holes: match.holes.map((hole) => holeOf(hole, players)),
  };
}

function sideOf(players: readonly RoundPlayer[], side: 1 | 2): MatchSide {
  const own = players.filter((player) => player.side === side);
  return {
    uid: own[0]?.player.uid ?? '',
    players: own.map(({ player, handicap, playingHandicap, tee }) => ({
      ...player,
      handicap,
      playingHandicap,
      tee: ratingOf(tee),
    })),
  };
}

function holeOf(hole: MatchCardHole, players: readonly RoundPlayer[]): MatchHole {
  const { number, netA, netB, ballA, ballB, result, leader, up, dormie } = hole;
  const [ballsA, ballsB] = ([1, 2] as const).map((side) =>
    players.filter((player) => player.side === side && player.scores !== null),
  );
  const first = ballsA?.[0];
  const at = first?.tee.holes.findIndex((one) => one.number === number) ?? -1;
  const grossOf = (balls: readonly RoundPlayer[] | undefined, ball: number | null) =>
    ball === null ? null : (balls?.[ball]?.scores?.[at] ?? null);
  return {
    number,
    par: first?.tee.holes[at]?.par ?? null,
    strokeIndex: first?.tee.holes[at]?.strokeIndex ?? null,
    grossA: grossOf(ballsA, ballA),
    netA,
    grossB: grossOf(ballsB, ballB),
    netB,
    result: result === 'halved' ? 'HALVED' : result,
    leader,
    holesUp: up,
    dormie,
  };
}
