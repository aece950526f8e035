import { foursomesShares, greensomesShares, individualAllowance } from '@/lib/golf/handicap/allowances';
import { courseHandicap } from '@/lib/golf/handicap/course-handicap';
import { withAllowance, withParDifference } from '@/lib/golf/handicap/playing-handicap';
import { sideHandicap } from '@/lib/golf/handicap/side-handicap';
import { type Fraction, round } from '@/lib/golf/scoring/fraction';
import { fourBallStrokes, singlesStrokes, strokesFromLowest } from '@/sandbox/golf/handicap/match-strokes';
import { leaderboard } from '@/sandbox/golf/leaderboard/leaderboard';
import type { Gross } from '@/sandbox/golf/scoring/card';
import { matchFromPlayers } from '../../golf/match/match';
import { formatOf } from '../../golf/scoring/formats';
import type { PlayedTee } from '../course-layout';
import type { Person, User } from '../people/people';

export type Format = { scoring: string; matchplay: string | null };
type Side = 1 | 2;
type Rated = { handicapIndex: number; tee: PlayedTee };
export type Entrant = Rated & { side: Side | null };
export type Participant = Person & Entrant & { user: User | null };

/**
 * The formats in which a side plays one ball, with each partner's share of the handicap. The first partner has the
 * card.
 */
export const sharesOfOneBall: Readonly<Record<string, readonly number[]>> = {
  FOURSOMES: foursomesShares,
  GREENSOMES: greensomesShares,
};

export type Handicaps = { course: number; playing: number };

/**
 * Course handicaps and playing handicaps of players. In match play, the playing handicap is the number of strokes
 * received: 0 for the lowest handicap.
 */
export function handicapsOf(entrants: readonly Entrant[], { scoring, matchplay }: Format): Handicaps[] {
  if (matchplay === null) return fieldHandicaps(entrants, scoring, individualAllowance);
  const unrounded = entrants.map(unroundedOf);
  const playing = strokesInMatch(entrants, unrounded.map(forPar(entrants, scoring)), matchplay);
  return unrounded.map((handicap, index) => ({ course: round(handicap), playing: playing[index] ?? 0 }));
}

/** The handicaps of all players in a competition. The allowance is a percentage. */
export function fieldHandicaps(entrants: readonly Rated[], scoring: string, allowance: number): Handicaps[] {
  const adjusted = forPar(entrants, scoring);
  return entrants.map((entrant, index) => {
    const handicap = unroundedOf(entrant);
    return { course: round(handicap), playing: round(adjusted(withAllowance(handicap, allowance), index)) };
  });
}

function unroundedOf({ handicapIndex, tee }: Rated): Fraction {
  return courseHandicap(handicapIndex, { ...tee, holes: tee.holes.length });
}

/**
 * In stroke formats, adds the difference in par (Rule 6.2b): the par of the player's tees minus the lowest par of all
 * tees played.
 */
function forPar(entrants: readonly Rated[], scoring: string): (handicap: Fraction, index: number) => Fraction {
  const byPoints = scoring.endsWith('STABLEFORD');
  const lowest = Math.min(...entrants.map(({ tee }) => tee.par));
  return (handicap, index) =>
    byPoints ? handicap : withParDifference(handicap, entrants[index]?.tee.par ?? lowest, lowest);
}

function strokesInMatch(entrants: readonly Entrant[], handicaps: readonly Fraction[], matchplay: string): number[] {
  const shares = sharesOfOneBall[matchplay];
  if (shares) {
    const sides = ([1, 2] as const).map((side) => handicaps.filter((_, index) => entrants[index]?.side === side));
    const [first = 0, second = 0] = strokesFromLowest(sides.map((side) => sideHandicap(side, shares)));
    return entrants.map(({ side }) => (side === 1 ? first : second));
  }
  if (matchplay === 'FOUR_BALL') return fourBallStrokes(handicaps);
  return singlesStrokes(handicaps);
}

export type Played = Entrant & { playing: number; scores: readonly Gross[] | null };

/** The winner's index; null if several share the win or nobody has a result. */
export function winnerOf(players: readonly Played[], { scoring, matchplay }: Format): number | null {
  if (matchplay === null) return bestOf(players, scoring);
  const { leader, decided } = standingOf(players);
  if (!decided || leader === null) return null;
  return players.findIndex(({ side }) => side === (leader === 'A' ? 1 : 2));
}

export function standingOf(players: readonly Played[]) {
  return matchFromPlayers(players.map((player) => ({ ...player, holes: player.tee.holes })));
}

function bestOf(players: readonly Played[], scoring: string): number | null {
  const format = formatOf(scoring);
  if (!format) throw new RangeError(`Unknown scoring format: ${scoring}`);
  const entries = players.map(({ tee, playing, scores }, place) => ({
    key: String(place),
    holes: tee.holes,
    scores: scores ?? tee.holes.map(() => null),
    playingHandicap: playing,
    finished: true,
  }));
  const [first] = leaderboard(entries, { format, by: 'net', countback: false });
  return first && first.place === 1 && !first.tied ? Number(first.key) : null;
}
