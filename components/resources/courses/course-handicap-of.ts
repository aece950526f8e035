import { listText } from '@/lib/format/list-words';
import { deriveCourseHandicap, integerWords } from '@/lib/golf/handicap/derive-playing-handicap';
import { round } from '@/lib/golf/scoring/fraction';
import type { RatedTee } from '@/lib/resources/courses';

/** `par` is the sum of the holes if no other is recorded. */
export type TeeFigures = Pick<RatedTee, 'uid' | 'name' | 'gender' | 'courseRating' | 'slopeRating' | 'par'> & {
  holes: number;
};

/** Returns the rounded course handicap (null if unknown), and its calculation or what is missing. */
export function courseHandicapOf(tee: TeeFigures, index: number): { makes: string | null; words: string } {
  const { steps, value, missing } = deriveCourseHandicap({ index, indexNote: '', tee, holes: tee.holes });
  if (value === null) return { makes: null, words: `Unknown without ${listText(missing)}.` };
  return { makes: integerWords(round(value)), words: steps.at(-1)?.words ?? '' };
}
