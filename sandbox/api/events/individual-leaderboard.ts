import type { z } from 'zod';
import type { Leaderboard } from '@/lib/contract/leaderboards';
import { ratingOf } from '@/sandbox/api/courses/tees';
import { placeOf, statusOf } from '@/sandbox/api/leaderboards/row-status';
import type { LeaderboardRow } from '@/sandbox/api/shapes';
import { leaderboard, type LeaderboardRow as Ranked } from '@/sandbox/golf/leaderboard/leaderboard';
import type { Format } from '@/sandbox/golf/scoring/formats';
import { entryOfRounds, ownHandicap } from './entries';
import {
  countingRounds,
  type Entrant,
  type EventRound,
  type PlayedEvent,
  type Progress,
  progressOf,
} from './played-event';

/** Players of an event over all its rounds, best first; players without a card come last. */
export function individualLeaderboard(played: PlayedEvent, format: Format): z.infer<typeof Leaderboard> {
  const { event, entrants } = played;
  const rounds = countingRounds(played);
  const progress = progressOf(played);
  const entries = entrants.flatMap(({ player }) => entryOfRounds(player.uid, rounds, ownHandicap) ?? []);
  const byUid = new Map(entrants.map((entrant) => [entrant.player.uid, entrant]));
  const rows = leaderboard(entries, { format, by: 'net', countback: progress.over }).flatMap((row) => {
    const entrant = byUid.get(row.key);
    byUid.delete(row.key);
    return entrant ? [rowOf(row, entrant, rounds, progress)] : [];
  });
  return {
    scoringFormat: event.scoringFormat,
    teamFormat: event.teamFormat,
    holesCount: entries[0]?.holes.length ?? null,
    items: [...rows, ...[...byUid.values()].map(waitingRow)],
  };
}

function rowOf(
  row: Ranked,
  { player, handicap }: Entrant,
  rounds: readonly EventRound[],
  { toCome, unfinished }: Progress,
): LeaderboardRow {
  const { thru, gross, net, points, toPar } = row;
  const last = rounds.findLast(({ cards }) => cards.has(player.uid))?.cards.get(player.uid);
  const ofRounds = row.rounds.map((round, index) => ({ uid: rounds[index]?.id ?? '', ...round }));
  return {
    ...placeOf(row),
    status: statusOf({ ...row, finished: row.finished && !toCome }, unfinished),
    player,
    handicap,
    playingHandicap: last?.playingHandicap ?? null,
    tee: last ? ratingOf(last.tee) : null,
    thru,
    gross,
    net,
    points,
    toPar,
    ...(ofRounds.length > 1 && { rounds: ofRounds }),
  };
}

function waitingRow({ player, handicap }: Entrant): LeaderboardRow {
  return { position: null, tied: false, status: 'NOT_STARTED', player, handicap };
}
