import { compare, type Fraction, fraction, multiply, subtract } from '@/lib/golf/scoring/fraction';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';

/** Holes that countback compares. After several rounds, the part `round` is the complete last round. */
type CountbackSegment = { part: 'round' | 'back' | 'front'; holes: number; from: number; to: number };

export type CountbackScore = CountbackSegment & { score: Fraction };

/** The comparison that decided between two rows with the same total. */
export type CountbackReason = {
  segment: CountbackSegment;
  own: Fraction;
  other: Fraction;
  /** The key of the other row. `ahead` is true if this row ranks above it. */
  against: string;
  ahead: boolean;
};

const LENGTHS = [9, 6, 3, 1] as const;

/**
 * The ranges of holes that countback compares, one after the other (Committee Procedures 5A(6), matching scorecards):
 * the last 9, 6, 3 and 1 holes, then the same ranges of the front nine. They follow the hole numbers, even after a
 * shotgun start. A nine-hole round has only one nine. After several rounds, the complete last round comes first.
 */
function countbackSegments(holeNumbers: readonly number[], rounds = 1): CountbackSegment[] {
  const numbers = holeNumbers.toSorted((a, b) => a - b);
  return [
    ...(rounds > 1 ? segmentsOf('round', numbers, [numbers.length]) : []),
    ...segmentsOf('back', numbers.slice(-9)),
    ...segmentsOf('front', numbers.slice(0, -9)),
  ];
}

function segmentsOf(
  part: CountbackSegment['part'],
  numbers: readonly number[],
  lengths: readonly number[] = LENGTHS,
): CountbackSegment[] {
  return lengths.flatMap((holes) => {
    const [from, to] = [numbers.at(-holes), numbers.at(-1)];
    return from === undefined || to === undefined ? [] : [{ part, holes, from, to }];
  });
}

/**
 * The score of each of these ranges in the last round, minus a share of `handicap`. In an eighteen-hole round, the
 * share is ½ for nine holes, ⅓ for six, ⅙ for three and 1/18 for one.
 */
export function countbackScores(
  holes: readonly { number: number; score: number }[],
  { handicap = 0, rounds = 1 }: { handicap?: number; rounds?: number } = {},
): CountbackScore[] {
  const numbers = holes.map(({ number }) => number);
  return countbackSegments(numbers, rounds).map((segment) => {
    const within = holes.filter(({ number }) => number >= segment.from && number <= segment.to);
    const total = within.reduce((sum, { score }) => sum + score, 0);
    return { ...segment, score: afterShare(total, handicap, segment.holes, holes.length) };
  });
}

/** Deducts the fraction `holes` / `holesOfRound` of the handicap from the strokes, unrounded. */
export function afterShare(strokes: number, handicap: number, holes: number, holesOfRound = 18): Fraction {
  return subtract(fraction(strokes), multiply(fraction(handicap), fraction(holes, holesOfRound)));
}

/** Compares two cards by the first range of holes in which they differ. Negative if `a` ranks higher; 0 if equal. */
export function compareCountback(
  a: readonly Pick<CountbackScore, 'score'>[],
  b: readonly Pick<CountbackScore, 'score'>[],
  best: 'lowest' | 'highest',
): number {
  const at = decidingSegment(a, b);
  const [own, other] = [a[at]?.score, b[at]?.score];
  if (!own || !other) return 0;
  return best === 'lowest' ? compare(own, other) : compare(other, own);
}

/** The index of the first range of holes in which two rows differ, or −1. */
export function decidingSegment(
  a: readonly Pick<CountbackScore, 'score'>[],
  b: readonly Pick<CountbackScore, 'score'>[],
): number {
  return a.findIndex(({ score }, index) => {
    const other = b[index]?.score;
    return other !== undefined && compare(score, other) !== 0;
  });
}

const GLYPHS = new Map([
  ['1/2', '½'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/6', '⅙'],
  ['5/6', '⅚'],
]);

/** Formats a fraction as golfers write it: `27`, `28⅓`, `−½`, `70 5/18`. */
function formatFraction({ numerator, denominator }: Fraction): string {
  const whole = Math.floor(Math.abs(numerator) / denominator);
  const rest = Math.abs(numerator) % denominator;
  const sign = numerator < 0 ? '−' : '';
  if (rest === 0) return `${sign}${whole}`;
  const part = `${rest}/${denominator}`;
  const glyph = GLYPHS.get(part);
  if (whole === 0) return `${sign}${glyph ?? part}`;
  return `${sign}${whole}${glyph ?? ` ${part}`}`;
}

/** Explains the ranking of equal scores, such as `Ahead of Ann Lee on the last 6 (holes 13–18): 27 against 28⅓`. */
export function describeCountback(reasons: readonly CountbackReason[], nameOf: (key: string) => string): string {
  const comparisons = reasons.map(({ segment, own, other, against, ahead }) => {
    const scores = `${formatFraction(own)} against ${formatFraction(other)}`;
    return `${ahead ? 'ahead of' : 'behind'} ${nameOf(against)} on ${describeSegment(segment)}: ${scores}`;
  });
  const words = comparisons.join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function describeSegment({ part, holes, from, to }: CountbackSegment): string {
  if (part === 'round') return 'the last round';
  if (holes === 1) return `hole ${to}`;
  return `the last ${holes}${part === 'front' ? ' of the front nine' : ''} (holes ${from}–${to})`;
}

type Hole = { number: number; gross: number | null; score: number | null };

/**
 * A card's countback scores: points, or gross strokes minus a share of the handicap. A missing score counts as zero.
 */
export function countbackOf(
  holes: readonly Hole[],
  format: Format,
  rules: { handicap: number; rounds: number },
): CountbackScore[] {
  const points = byPoints(format);
  return countbackScores(
    holes.map(({ number, gross, score }) => ({ number, score: (points ? score : gross) ?? 0 })),
    points ? { rounds: rules.rounds } : rules,
  );
}
