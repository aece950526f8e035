import { sum } from '@/lib/golf/scoring/sums';
import type { Gender } from '../db/schema/base';
import layout from './data/layout.json';
import { createRandom, type Random } from './random';

type PlayedHole = { number: number; par: number; distance: number; strokeIndex: number | null };

/** A set of tees rated for one gender. */
export type PlayedTee = {
  id: string;
  name: string;
  gender: Gender;
  courseRating: number;
  slope: number;
  par: number;
  holes: readonly PlayedHole[];
};

type Rated = { place: number; length: number; gender: Gender; rating: number; slope: number };

/** The ratings of the tees for par 72 (for women 74), from the back tees (index 0) to the forward tees (index 3). */
const rated = layout.rated as readonly Rated[];

export function makeTees(courseName: string, iso: string): PlayedTee[] {
  const random = createRandom(`layout of ${courseName}`);
  const nine = layout.nineHoles.includes(courseName);
  const names = ['US', 'JP', 'KR'].includes(iso) ? layout.americanNames : layout.britishNames;
  const holes = nine ? makeHoles(random).slice(0, 9) : makeHoles(random);
  const ratingShift = random.normal(0, 0.6);
  const slopeShift = random.normal(-2, 6);
  const withBackTees = !nine && random.chance(0.4);
  return rated
    .filter(({ place }) => place > 0 || withBackTees)
    .map(({ place, length, gender, rating, slope }) => {
      const played = forGender(atLength(holes, length), gender);
      const par = sum(played.map((hole) => hole.par));
      const halves = nine ? 0.5 : 1;
      const overPar = rating - (gender === 'MALE' ? 72 : 74) + ratingShift;
      // On a few courses, some holes of the second-longest tees lack a stroke index.
      const gaps = place === 1 && layout.withoutSomeStrokeIndexes.includes(courseName);
      return {
        id: random.uuid(),
        name: names[place] ?? 'Red',
        gender,
        courseRating: Math.round((par + overPar * halves) * 10) / 10,
        slope: Math.max(55, Math.min(155, Math.round(slope + slopeShift))),
        par,
        holes: gaps ? played.map((hole) => (hole.number % 6 === 4 ? { ...hole, strokeIndex: null } : hole)) : played,
      };
    });
}

const yards: Readonly<Record<number, readonly [number, number]>> = { 3: [130, 220], 4: [290, 460], 5: [470, 570] };

function makeHoles(random: Random): PlayedHole[] {
  const pars = random.pick(layout.parFivesByNine).flatMap((fives) => nineOf(random, fives));
  const drawn = pars.map((par) => random.between(...(yards[par] ?? [290, 460])));
  const distances = stretch(drawn, pars, random.between(6_300, 6_600));
  const indexes = [...strokeIndexes(random, pars, distances, 0), ...strokeIndexes(random, pars, distances, 9)];
  return pars.map((par, hole) => ({
    number: hole + 1,
    par,
    distance: distances[hole] ?? 0,
    strokeIndex: indexes[hole] ?? null,
  }));
}

/** Draws the pars of nine holes. Two of them are par threes, and the first hole is never a par three. */
function nineOf(random: Random, fives: number): number[] {
  const pars = [3, 3, ...Array<number>(fives).fill(5), ...Array<number>(7 - fives).fill(4)];
  let nine = random.shuffle(pars);
  while (nine[0] === 3) nine = random.shuffle(pars);
  return nine;
}

function stretch(distances: readonly number[], pars: readonly number[], total: number): number[] {
  const factor = total / sum(distances);
  return distances.map((distance, hole) => {
    const [shortest, longest] = yards[pars[hole] ?? 4] ?? [distance, distance];
    return Math.max(shortest, Math.min(longest, Math.round(distance * factor)));
  });
}

/**
 * The stroke indexes of nine holes: odd numbers on the first nine, even numbers on the second. The hardest hole has the
 * lowest. A hole is hard if it is long for its par, and par threes count as easier than other holes.
 */
function strokeIndexes(random: Random, pars: readonly number[], distances: readonly number[], from: number): number[] {
  const hardest = Array.from({ length: 9 }, (_, place) => from + place)
    .map((hole) => {
      const [shortest, longest] = yards[pars[hole] ?? 4] ?? [0, 1];
      const long = ((distances[hole] ?? 0) - shortest) / (longest - shortest);
      return { hole, difficulty: long + (pars[hole] === 3 ? -0.4 : 0.2) + random.normal(0, 0.15) };
    })
    .sort((a, b) => b.difficulty - a.difficulty);
  const indexes: number[] = [];
  for (const [rank, { hole }] of hardest.entries()) indexes[hole - from] = 2 * rank + (from === 0 ? 1 : 2);
  return indexes;
}

function atLength(holes: readonly PlayedHole[], length: number): PlayedHole[] {
  return holes.map((hole) => ({ ...hole, distance: Math.round(hole.distance * length) }));
}

/** The holes for a gender. For women, the longest par four of each nine holes is a par five: two on a course of eighteen. */
function forGender(holes: readonly PlayedHole[], gender: Gender): PlayedHole[] {
  if (gender === 'MALE') return [...holes];
  const fours = holes.filter((hole) => hole.par === 4).sort((a, b) => b.distance - a.distance);
  const longest = new Set(fours.slice(0, holes.length / 9).map((hole) => hole.number));
  return holes.map((hole) => (longest.has(hole.number) ? { ...hole, par: 5 } : hole));
}
