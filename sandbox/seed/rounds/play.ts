import type { Gross } from '@/lib/golf/scoring/card';
import type { Random } from '../random';
import { type Format, sharesOfOneBall } from './handicaps';
import { pickUp, playCard, stopAfter } from './scores';
import { type Played, standingOf } from './winner';

/** The scores of a round so far. */
export function playScores<Player extends Omit<Played, 'scores'>>(
  random: Random,
  players: readonly Player[],
  courseHandicaps: readonly number[],
  format: Format,
  holes: number,
): (Player & { scores: Gross[] | null })[] {
  if (format.matchplay !== null) return playMatchScores(random, players, courseHandicaps, format.matchplay, holes);
  return players.map((player, place) => {
    const handicap = courseHandicaps[place] ?? 0;
    const gross = playCard(random, player.tee, handicap);
    return { ...player, scores: stopAfter(holes, pickUp(random, player.tee, gross, format.scoring, handicap)) };
  });
}

function playMatchScores<Player extends Omit<Played, 'scores'>>(
  random: Random,
  players: readonly Player[],
  courseHandicaps: readonly number[],
  matchplay: string,
  holes: number,
) {
  const oneBall = matchplay in sharesOfOneBall;
  const played = players.map((player, place) => {
    const partners = players.findIndex(({ side }) => side === player.side) !== place;
    if (oneBall && partners) return { ...player, scores: null };
    const handicap = oneBall ? averageOfSide(players, courseHandicaps, player.side) : (courseHandicaps[place] ?? 0);
    return { ...player, scores: stopAfter(holes, playCard(random, player.tee, handicap)) };
  });
  // Some play on after the match is decided; those holes do not count.
  if (random.chance(0.4)) return played;
  const { holesPlayed } = standingOf(played);
  return played.map((player) => ({ ...player, scores: player.scores && stopAfter(holesPlayed, player.scores) }));
}

function averageOfSide(
  players: readonly { side: number | null }[],
  handicaps: readonly number[],
  side: number | null,
): number {
  const own = handicaps.filter((_, place) => players[place]?.side === side);
  return own.reduce((sum, handicap) => sum + handicap, 0) / own.length;
}
