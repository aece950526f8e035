import type { Gross } from '@/sandbox/golf/scoring/card';
import type { PlayedTee } from '../course-layout';
import type { Random } from '../random';
import { type Format, type Played, sharesOfOneBall, standingOf } from './handicaps';

/**
 * Draws a typical card for a course handicap. On average, the total of eighteen holes is about par + handicap + 3, with
 * a standard deviation of 4.5.
 */
export function playCard(random: Random, tee: PlayedTee, courseHandicap: number): number[] {
  const share = tee.holes.length / 18;
  const overPar = Math.round(random.normal(courseHandicap + 3 * share, 4.5 * Math.sqrt(share)));
  const gross = tee.holes.map((hole) => hole.par);
  const harder = tee.holes.map((hole, index) => [index, 30 - (hole.strokeIndex ?? 10)] as const);
  for (let stroke = 0; stroke < Math.abs(overPar); stroke += 1) {
    const hole = random.weighted(harder);
    gross[hole] = Math.max(2, (gross[hole] ?? 4) + Math.sign(overPar));
  }
  for (let swing = 0; swing < 6 * share; swing += 1) moveStroke(random, tee, gross);
  return gross.map((score, hole) => (tee.holes[hole]?.par === 3 && score === 2 && random.chance(0.004) ? 1 : score));
}

/** Moves a stroke from one hole to another, because real scores do not follow stroke indexes. */
function moveStroke(random: Random, tee: PlayedTee, gross: number[]): void {
  const better = random.below(gross.length);
  const worse = random.below(gross.length);
  const score = gross[better] ?? 0;
  if (score < (tee.holes[better]?.par ?? 4)) return;
  gross[better] = score - 1;
  gross[worse] = (gross[worse] ?? 0) + 1;
}

/** Removes some very high scores, as if the player had picked up. In stroke play, few cards lack a score. */
export function pickUp(
  random: Random,
  tee: PlayedTee,
  gross: readonly number[],
  scoring: string,
  strokes: number,
): Gross[] {
  if (scoring === 'STROKE_PLAY') {
    const lost = random.chance(0.015) ? random.below(gross.length) : -1;
    return gross.map((score, hole) => (hole === lost ? null : score));
  }
  const generous = 2 + Math.ceil(Math.max(0, strokes) / tee.holes.length);
  return gross.map((score, hole) => {
    const overPar = score - (tee.holes[hole]?.par ?? 4);
    return overPar > generous && random.chance(0.5) ? null : score;
  });
}

export function stopAfter(holes: number, gross: readonly Gross[]): Gross[] {
  return gross.map((score, hole) => (hole < holes ? score : null));
}

/** Draws the scores of a round. In a round in progress, only the first holes have scores. */
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
  // Some players continue after the match is decided, but these holes do not count.
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
