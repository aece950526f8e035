import { ratingOf } from '@/sandbox/api/courses/tees';
import type { LeaderboardRow } from '@/sandbox/api/shapes';
import { leaderboard } from '@/sandbox/golf/leaderboard/leaderboard';
import type { Format } from '@/sandbox/golf/scoring/formats';
import { entryOf, type PlayedCard } from './entry';
import { placeOf, statusOf } from './row-status';

/** Players of one round, best first. */
export function individualRows(
  cards: readonly PlayedCard[],
  format: Format,
  { countback, roundStatus }: { countback: boolean; roundStatus: string },
): LeaderboardRow[] {
  const byPlayer = new Map(cards.map((card) => [card.player.uid, card]));
  return leaderboard(cards.map(entryOf), { format, by: 'net', countback }).flatMap((row) => {
    const card = byPlayer.get(row.key);
    if (!card) return [];
    const { thru, gross, net, points, toPar } = row;
    return {
      ...placeOf(row),
      status: statusOf(row, roundStatus),
      player: card.player,
      handicap: card.handicap,
      playingHandicap: card.playingHandicap,
      tee: ratingOf(card.tee),
      thru,
      gross,
      net,
      points,
      toPar,
    };
  });
}
