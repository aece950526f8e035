import { decimal, type Fraction, round } from '@/lib/golf/scoring/fraction';
import { courseHandicap, halfIndex } from './course-handicap';
import { maximumIndex } from './handicap-index';
import { numberWords } from './handicap-words';
import { withAllowance, withParDifference } from './playing-handicap';

type Rating = {
  courseRating?: number | null | undefined;
  slopeRating?: number | null | undefined;
  par?: number | null | undefined;
};

export type Step = { label: string; words: string };

/** `makes` is the calculated handicap; null if values are missing. `missing` names these values. */
export type Derived = { steps: Step[]; makes: number | null; missing: string[] };

export type Played = {
  index: number | null;
  /** Text that follows the index, such as `on the day`. */
  indexNote: string;
  tee: Rating | null;
  holes: number;
};

type CourseHandicap = { steps: Step[]; value: Fraction | null; missing: string[] };

/** Explains the unrounded Course Handicap (Rule 6.1), from which the playing handicap is computed. */
export function deriveCourseHandicap({ index, indexNote, tee, holes }: Played): CourseHandicap {
  const missing = missingOf(index, tee);
  const steps = index === null ? [] : [{ label: 'Handicap', words: `${signedWords(decimal(index))} ${indexNote}` }];
  const { courseRating, slopeRating, par } = tee ?? {};
  if (index === null || courseRating == null || slopeRating == null || par == null) {
    return { steps, value: null, missing };
  }
  const value = courseHandicap(index, { slope: slopeRating, courseRating, par, holes });
  const [half, used] = holes === 9 ? [`${numberWords(decimal(index))} / 2; `, halfIndex(index)] : ['', index];
  const sum = `${numberWords(decimal(used))} × ${slopeRating} / 113 + (${numberWords(decimal(courseRating))} − ${par})`;
  return {
    steps: [...steps, { label: 'Course handicap', words: `${half}${sum} = ${numberWords(value)}` }],
    value,
    missing,
  };
}

type Field = {
  allowance: number | null;
  /** The lowest par of all tees that are played, in stroke formats; null in formats that score points. */
  lowestPar: number | null;
};

export function derivePlayingHandicap(played: Played, { allowance, lowestPar }: Field): Derived {
  const { steps, value, missing } = deriveCourseHandicap(played);
  if (value === null) return { steps, makes: null, missing };
  if (allowance === null) return { steps, makes: null, missing: ['the allowance of this format'] };
  const allowed = withAllowance(value, allowance);
  const par = played.tee?.par ?? 0;
  const lowest = lowestPar ?? par;
  const whole = withParDifference(allowed, par, lowest);
  return {
    steps: [
      ...steps,
      { label: 'Allowance', words: `${numberWords(value)} × ${allowance}% = ${numberWords(allowed)}` },
      ...(par === lowest ? [] : [{ label: 'Par', words: parWords(allowed, par, lowest, whole) }]),
      { label: 'Playing handicap', words: roundingWords(whole) },
    ],
    makes: round(whole),
    missing: [],
  };
}

/** Explains a playing handicap. Without a recorded Index, tries the maximum Index and keeps it if it gives `stated`. */
export function explainPlayingHandicap(played: Played, field: Field, stated: number | null): Derived {
  const derived = derivePlayingHandicap(played, field);
  if (played.index !== null || played.tee === null) return derived;
  const note = '(the maximum, as no handicap is recorded)';
  const ofMaximum = derivePlayingHandicap({ ...played, index: maximumIndex, indexNote: note }, field);
  return stated !== null && ofMaximum.makes === stated ? ofMaximum : derived;
}

/** Explains the strokes added for tees of a higher par (Rule 6.2b). */
export function parWords(from: Fraction, par: number, lowestPar: number, whole: Fraction): string {
  return `${numberWords(from)} + (${par} − ${lowestPar}, the lowest par played) = ${numberWords(whole)}`;
}

/** Returns text such as `29.85 rounds to 30` or `+1.18 rounds to +1`. */
export function roundingWords(value: Fraction): string {
  return `${signedWords(value)} rounds to ${integerWords(round(value))}`;
}

/** Writes a negative handicap with a plus sign. */
function signedWords(value: Fraction): string {
  return numberWords(value).replace('−', '+');
}

export function integerWords(value: number): string {
  return value < 0 ? `+${-value}` : `${value}`;
}

function missingOf(index: number | null, tee: Rating | null): string[] {
  const missing = index === null ? ['the handicap'] : [];
  if (tee === null) return [...missing, 'the tees'];
  if (tee.courseRating == null) missing.push('the course rating');
  if (tee.slopeRating == null) missing.push('the slope rating');
  if (tee.par == null) missing.push('the par of the tees');
  return missing;
}
