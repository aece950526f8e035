import { decimal, type Fraction, fraction, round } from '@/lib/golf/scoring/fraction';
import { courseHandicap, halfIndex } from './course-handicap';
import { maximumIndex } from './handicap-index';
import { numberText } from './handicap-words';
import { withAllowance, withParDifference } from './playing-handicap';

type Rating = {
  courseRating?: number | null | undefined;
  slopeRating?: number | null | undefined;
  par?: number | null | undefined;
};

export type Step = { label: string; words: string };

/** `roundsFirst`: the allowance applies to the rounded Course Handicap. */
export type Method = { allowance: number | null; roundsFirst: boolean; isStandard: boolean };

export type Derived = {
  steps: Step[];
  /** The calculated handicap; null if values are missing. */
  makes: number | null;
  /** Names the missing values. */
  missing: string[];
  method?: Method;
  /** The calculation that most playing handicaps of the field follow; null if that is unclear. */
  told?: Method | null;
  /** `differs`: no rule gives the recorded handicap. `open`: another rule may give it. */
  verdict?: 'differs' | 'open';
};

export type Played = {
  index: number | null;
  /** Text that follows the Index, such as `on the day`. */
  indexNote: string;
  tee: Rating | null;
  holes: number;
};

type CourseHandicap = { steps: Step[]; value: Fraction | null; missing: string[] };

/** Explains the unrounded Course Handicap (Rule 6.1), the basis of the playing handicap. */
export function deriveCourseHandicap({ index, indexNote, tee, holes }: Played): CourseHandicap {
  const missing = missingOf(index, tee, holes);
  const steps = index === null ? [] : [{ label: 'Handicap', words: `${signedWords(decimal(index))} ${indexNote}` }];
  const { courseRating, slopeRating, par } = tee ?? {};
  if (missing.length > 0 || index === null || courseRating == null || slopeRating == null || par == null) {
    return { steps, value: null, missing };
  }
  const value = courseHandicap(index, { slope: slopeRating, courseRating, par, holes });
  const [half, used] = holes === 9 ? [`${numberText(decimal(index))} / 2; `, halfIndex(index)] : ['', index];
  const sum = `${numberText(decimal(used))} × ${slopeRating} / 113 + (${numberText(decimal(courseRating))} − ${par})`;
  return {
    steps: [...steps, { label: 'Course handicap', words: `${half}${sum} = ${numberText(value)}` }],
    value,
    missing,
  };
}

type Field = {
  method: Method;
  /** In stroke formats, the lowest par of all tees played; null in formats with points. */
  lowestPar: number | null;
};

export function derivePlayingHandicap(played: Played, { method, lowestPar }: Field): Derived {
  const { steps, value, missing } = deriveCourseHandicap(played);
  if (value === null) return { steps, makes: null, missing };
  const { allowance, roundsFirst } = method;
  if (allowance === null) return { steps, makes: null, missing: ['the allowance of this format'] };
  const used = roundsFirst ? fraction(round(value)) : value;
  const allowed = withAllowance(used, allowance);
  const of = roundsFirst ? `${roundingText(value)}; ${integerWords(round(value))}` : numberText(value);
  const par = played.tee?.par ?? 0;
  const lowest = lowestPar ?? par;
  const whole = withParDifference(allowed, par, lowest);
  return {
    steps: [
      ...steps,
      { label: 'Allowance', words: `${of} × ${allowance}% = ${numberText(allowed)}` },
      ...(par === lowest ? [] : [{ label: 'Par', words: parText(allowed, par, lowest, whole) }]),
      { label: 'Playing handicap', words: roundingText(whole) },
    ],
    makes: round(whole),
    missing: [],
    method,
  };
}

/** Explains a playing handicap. Without a recorded Index, assumes the maximum if that gives `stated`. */
export function explainPlayingHandicap(played: Played, field: Field, stated: number | null): Derived {
  const derived = derivePlayingHandicap(played, field);
  if (played.index !== null || played.tee === null) return derived;
  const note = '(the maximum, as no handicap is recorded)';
  const ofMaximum = derivePlayingHandicap({ ...played, index: maximumIndex, indexNote: note }, field);
  return stated !== null && ofMaximum.makes === stated ? ofMaximum : derived;
}

/** Explains the strokes added for tees of a higher par (Rule 6.2b). */
export function parText(from: Fraction, par: number, lowestPar: number, whole: Fraction): string {
  return `${numberText(from)} + (${par} − ${lowestPar}, the lowest par played) = ${numberText(whole)}`;
}

/** Returns text such as `29.85 rounds to 30` or `+1.18 rounds to +1`. */
export function roundingText(value: Fraction): string {
  return `${signedWords(value)} rounds to ${integerWords(round(value))}`;
}

/** Writes a negative handicap with a plus sign. */
function signedWords(value: Fraction): string {
  return numberText(value).replace('−', '+');
}

export function integerWords(value: number): string {
  return value < 0 ? `+${-value}` : `${value}`;
}

function missingOf(index: number | null, tee: Rating | null, holes: number): string[] {
  const missing = index === null ? ['the handicap'] : [];
  if (tee === null) return [...missing, 'the tees'];
  if (tee.courseRating == null) missing.push('the course rating');
  if (tee.slopeRating == null) missing.push('the slope rating');
  if (tee.par == null) missing.push('the par of the tees');
  const isRated = [tee.courseRating, tee.par].every((value) => value == null || isOfHoles(value, holes));
  return isRated ? missing : [...missing, `ratings of ${holes} holes`];
}

/** The par and Course Rating of nine holes are below this, those of eighteen above. */
const BETWEEN_NINE_AND_EIGHTEEN = 50;

/** False for other numbers of holes, for which no ratings exist (Rule 6.1b). */
function isOfHoles(value: number, holes: number): boolean {
  if (holes === 9) return value < BETWEEN_NINE_AND_EIGHTEEN;
  return holes === 18 && value >= BETWEEN_NINE_AND_EIGHTEEN;
}
