import { ORPCError } from '@orpc/server';
import { asc, eq } from 'drizzle-orm';
import type { RatedTee } from '@/lib/contract/courses';
import type { Player } from '@/lib/contract/leaderboards';
import { findTees } from '@/sandbox/api/courses/tees';
import { isUid } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { cards, friendlyRoundPlayers, friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';

export type RoundPlayer = {
  player: Player;
  side: number | null;
  handicap: number;
  /** In match play the strokes received. */
  playingHandicap: number;
  tee: RatedTee;
  /** Null for the second player of a side that plays one ball. */
  scores: (number | null)[] | null;
};

export type PlayedRound = {
  uid: string;
  status: string;
  scoringFormat: string;
  matchplayFormat: string | null;
  players: RoundPlayer[];
};

/** A friendly round with its players in order and their cards. @throws ORPCError NOT_FOUND */
export async function findPlayedRound(db: Database, id: string): Promise<PlayedRound> {
  const [round] = isUid(id) ? await db.select().from(friendlyRounds).where(eq(friendlyRounds.id, id)) : [];
  if (!round) throw new ORPCError('NOT_FOUND', { message: 'There is no friendly round with this uid' });
  const rows = await db
    .select({ player: friendlyRoundPlayers, scores: cards.scores })
    .from(friendlyRoundPlayers)
    .leftJoin(cards, eq(cards.playerId, friendlyRoundPlayers.id))
    .where(eq(friendlyRoundPlayers.friendlyRoundId, id))
    .orderBy(asc(friendlyRoundPlayers.position));
  const tees = await findTees(
    db,
    rows.map(({ player }) => player.teeId),
  );
  return {
    uid: round.id,
    status: round.status,
    scoringFormat: round.scoringFormat,
    matchplayFormat: round.matchplayFormat,
    players: rows.flatMap(({ player, scores }) => {
      const tee = tees.get(player.teeId);
      if (!tee) return [];
      const { id: uid, firstName, lastName, userId: userUid, side, handicapIndex, playingHandicap } = player;
      return {
        player: { uid, firstName, lastName, userUid },
        side,
        handicap: handicapIndex,
        playingHandicap,
        tee,
        scores,
      };
    }),
  };
}
