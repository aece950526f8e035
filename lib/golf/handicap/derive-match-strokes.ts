import { compare, type Fraction, fraction, multiply, round, subtract } from '@/lib/golf/scoring/fraction';
import { fourBallMatchAllowance, foursomesShares, greensomesShares } from './allowances';
import {
  type Derived,
  deriveCourseHandicap,
  integerWords,
  type Played,
  parText,
  roundingText,
  type Step,
} from './derive-playing-handicap';
import { numberText } from './handicap-words';
import { withParDifference } from './playing-handicap';
import { sideHandicap } from './side-handicap';

/** `stated` are the recorded strokes; null if unknown. */
export type MatchPlayed = Played & { name: string; side: 'A' | 'B'; stated: number | null };

type Known = { player: MatchPlayed; steps: Step[]; value: Fraction };

const sharesOfOneBall = new Map<string, readonly number[]>(
  Object.entries({
    FOURSOMES: foursomesShares,
    GREENSOMES: greensomesShares,
  }),
);

/**
 * Rule 6.2b and Appendix C. The strokes are differences from the lowest handicap, so all players' values are needed.
 * The USGA rounds once, at the end. In Great Britain and Ireland, rounded Course Handicaps have been subtracted since
 * April 2024, and some clubs round each side's handicap first. Strokes are called different only if none of these gives
 * them.
 */
export function deriveMatchStrokes(players: readonly MatchPlayed[], matchplayFormat: string): Derived[] {
  const derived = players.map((player) => ({ player, ...deriveCourseHandicap(player) }));
  const known = derived.flatMap(({ player, steps, value }) => (value === null ? [] : [{ player, steps, value }]));
  const all = known.length === players.length ? withPar(known) : null;
  const ways = all ? waysOf(all, matchplayFormat) : [];
  const isExplained = (way: Strokes[], at: number) => {
    const stated = players[at]?.stated ?? null;
    return stated === null || way[at]?.makes === stated;
  };
  const countOf = (way: Strokes[]) => players.filter((_, at) => isExplained(way, at)).length;
  const bestFirst = ways.toSorted((a, b) => countOf(b) - countOf(a));
  return derived.map(({ player, steps, missing }, index) => {
    const way = bestFirst.find((one) => isExplained(one, index));
    const own = (way ?? ways[0])?.[index];
    if (own) {
      const result = { steps: [...(all?.[index]?.steps ?? []), ...own.steps], makes: own.makes, missing: [] };
      return way ? result : { ...result, verdict: 'differs' };
    }
    const unknown = derived.filter((other) => other.player !== player && other.missing.length > 0);
    const ofOthers = unknown.map((other) => `${other.missing.join(' and ')} of ${other.player.name}`);
    return { steps, makes: null, missing: all ? ['how this format allocates strokes'] : [...missing, ...ofOthers] };
  });
}

type Strokes = { steps: Step[]; makes: number };

/** Returns the possible calculations, the USGA's first; none for an unknown format. */
function waysOf(all: readonly Known[], format: string): Strokes[][] {
  const rounded = all.map((known) => ({ ...known, value: fraction(round(known.value)) }));
  const roundedSteps = all.map(({ value }) => ({
    label: 'Rounded',
    words: `${roundingText(value)}, as in Great Britain and Ireland`,
  }));
  const ofRounded = (way: Strokes[] | null) =>
    way?.map(({ steps, makes }, at) => ({ steps: [roundedSteps[at] as Step, ...steps], makes })) ?? null;
  return [
    strokesOf(all, format),
    ofRounded(strokesOf(rounded, format)),
    ofRounded(strokesOf(rounded, format, 'rounded')),
    strokesOf(all, format, 'rounded'),
  ].filter((way) => way !== null);
}

/** Adds the difference in par: holes are won by strokes, so a player on a tee with a higher par needs more of them. */
function withPar(known: readonly Known[]): Known[] {
  const lowest = Math.min(...known.map(({ player }) => player.tee?.par ?? 0));
  return known.map(({ player, steps, value }) => {
    const par = player.tee?.par ?? 0;
    if (par === lowest) return { player, steps, value };
    const whole = withParDifference(value, par, lowest);
    const words = parText(value, par, lowest, whole);
    return { player, steps: [...steps, { label: 'Par', words }], value: whole };
  });
}

function strokesOf(all: readonly Known[], format: string, sides: 'exact' | 'rounded' = 'exact'): Strokes[] | null {
  const shares = sharesOfOneBall.get(format);
  if (shares) return ofSides(all, shares, sides);
  if (format === 'SINGLES') return ofSingles(all);
  return format === 'FOUR_BALL' ? ofFourBall(all) : null;
}

/** In singles, playing handicaps are rounded before the lowest is subtracted. */
function ofSingles(all: readonly Known[]) {
  const rounded = all.map(({ value }) => round(value));
  const lowest = Math.min(...rounded);
  return all.map(({ value }, index) => {
    const own = rounded[index] ?? 0;
    const playing = { label: 'Playing handicap', words: roundingText(value) };
    const words =
      own === lowest
        ? 'The lowest plays off 0'
        : `${integerWords(own)} less ${integerWords(lowest)} for the lowest = ${own - lowest}`;
    return { steps: [playing, { label: 'In this match', words }], makes: own - lowest };
  });
}

/** In four-ball, the lowest handicap is subtracted before the result is rounded. */
function ofFourBall(all: readonly Known[]) {
  const lowest = lowestOf(all.map(({ value }) => value));
  return all.map(({ value }) => {
    const difference = subtract(value, lowest);
    const allowed = multiply(difference, fraction(fourBallMatchAllowance, 100));
    const words = `(${numberText(value)} − ${numberText(lowest)} for the lowest) × ${fourBallMatchAllowance}% = ${numberText(allowed)}`;
    return { steps: [inMatch(difference, words, allowed)], makes: round(allowed) };
  });
}

/** Adds up shares of Course Handicaps to a side's handicap, the first share of the lowest handicap. */
function ofSides(all: readonly Known[], shares: readonly number[], rounding: 'exact' | 'rounded') {
  const values = (side: 'A' | 'B') => all.filter(({ player }) => player.side === side).map(({ value }) => value);
  if ((['A', 'B'] as const).some((side) => values(side).length !== shares.length)) return null;
  const exact = { A: sideHandicap(values('A'), shares), B: sideHandicap(values('B'), shares) };
  const sides = rounding === 'exact' ? exact : { A: fraction(round(exact.A)), B: fraction(round(exact.B)) };
  const lowest = lowestOf([sides.A, sides.B]);
  return all.map(({ player: { side } }) => {
    const parts = values(side)
      .toSorted(compare)
      .map((value, place) => `${numberText(value)} × ${shares[place]}%`);
    const sum = rounding === 'exact' ? numberText(exact[side]) : roundingText(exact[side]);
    const ofSide = { label: 'Of the side', words: `${parts.join(' + ')} = ${sum}` };
    const difference = subtract(sides[side], lowest);
    const words = `${numberText(sides[side])} − ${numberText(lowest)} for the lower side = ${numberText(difference)}`;
    return { steps: [ofSide, inMatch(difference, words, difference)], makes: round(difference) };
  });
}

function inMatch(difference: Fraction, words: string, allowed: Fraction): Step {
  const label = 'In this match';
  if (difference.numerator === 0) return { label, words: 'The lowest plays off 0' };
  return { label, words: `${words}, rounds to ${round(allowed)}` };
}

function lowestOf(values: readonly Fraction[]): Fraction {
  const [lowest = fraction(0)] = values.toSorted(compare);
  return lowest;
}
