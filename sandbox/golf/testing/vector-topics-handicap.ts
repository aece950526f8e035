import * as z from 'zod';
import { foursomesShares, greensomesShares, scrambleOfFourShares } from '@/lib/golf/handicap/allowances';
import { courseHandicap, halfIndex } from '@/lib/golf/handicap/course-handicap';
import { exceptionalReduction } from '@/lib/golf/handicap/exceptional-score';
import { capIndex } from '@/lib/golf/handicap/handicap-cap';
import { calculatedIndex, indexTableRow } from '@/lib/golf/handicap/handicap-index';
import { expectedDifferential } from '@/lib/golf/handicap/nine-holes';
import { withAllowance, withParDifference } from '@/lib/golf/handicap/playing-handicap';
import { sideHandicap } from '@/lib/golf/handicap/side-handicap';
import { add, decimal, fraction, round, roundToTenth } from '@/lib/golf/scoring/fraction';
import {
  eighteenHoleDifferential,
  nineHoleDifferential,
  scoreDifferential,
} from '@/sandbox/golf/handicap/differential';
import { indexHistory } from '@/sandbox/golf/handicap/index-history';
import { fourBallStrokes, singlesStrokes, strokesFromLowest } from '@/sandbox/golf/handicap/match-strokes';
import { allocateStrokes } from '@/sandbox/golf/scoring/card';
import { maximumWithoutIndex, netDoubleBogey } from '@/sandbox/golf/scoring/net-double-bogey';
import { printed, type Topics, topic } from './vector-topic';

const number = z.number();
const numbers = z.array(number);
const shares = { foursomes: foursomesShares, greensomes: greensomesShares, scramble4: scrambleOfFourShares };
const format = z.enum(['foursomes', 'greensomes', 'scramble4']);
const rating = z.object({ slope: number, courseRating: number });
/** A posted score: a differential, or the values from which the differential is computed. */
const posted = z.union([
  z
    .object({ date: z.iso.date(), differential: number })
    .transform((score) => ({ ...score, differential: decimal(score.differential) })),
  rating.extend({ date: z.iso.date(), adjustedGross: number }).transform(({ date, adjustedGross, ...tee }) => ({
    date,
    differential: scoreDifferential(adjustedGross, tee, 0),
  })),
]);
const eighteen = Array.from({ length: 18 }, (_, hole) => hole + 1);

export function strokesAt(handicap: number, strokeIndex: number): number {
  const strokes = allocateStrokes(handicap, eighteen)[strokeIndex - 1];
  if (strokes === undefined) throw new RangeError(`Invalid stroke index: ${strokeIndex}`);
  return strokes;
}

const side = topic(z.object({ format, courseHandicaps: numbers }), (input) => {
  const unrounded = sideHandicap(input.courseHandicaps.map(decimal), shares[input.format]);
  return { unrounded, playingHandicap: round(unrounded) };
});

export const handicapTopics: Topics = {
  rounding_tenth: topic(z.object({ values: numbers }), ({ values }) => ({
    rounded: values.map((value) => roundToTenth(decimal(value))),
  })),

  course_handicap: topic(rating.extend({ handicapIndex: number, par: number, holes: number.default(18) }), (tee) => {
    const unrounded = courseHandicap(tee.handicapIndex, tee);
    return {
      unrounded,
      rounded: round(unrounded),
      ...(tee.holes === 9 && { halfIndex: halfIndex(tee.handicapIndex) }),
    };
  }),

  playing_handicap: topic(z.object({ courseHandicapUnrounded: number, allowancePct: number }), (input) => {
    const unrounded = withAllowance(decimal(input.courseHandicapUnrounded), input.allowancePct);
    return { unrounded, playingHandicap: round(unrounded) };
  }),
  playing_handicap_pair: side,
  playing_handicap_team: side,
  playing_handicap_different_par: topic(
    z.object({
      playingHandicapUnrounded: number,
      teePar: number,
      lowestParInField: number,
      resultsBy: z.string(),
    }),
    ({ playingHandicapUnrounded, teePar, lowestParInField, resultsBy }) => {
      const handicap = decimal(playingHandicapUnrounded);
      const byStrokes = resultsBy === 'strokes';
      return {
        playingHandicap: round(byStrokes ? withParDifference(handicap, teePar, lowestParInField) : handicap),
      };
    },
  ),

  match_strokes_fourball: topic(
    z.object({ courseHandicaps: numbers, allowancePct: number }),
    ({ courseHandicaps, allowancePct }) => ({
      strokes: fourBallStrokes(courseHandicaps.map(decimal), allowancePct),
    }),
  ),
  match_strokes_singles: topic(
    z.object({ courseHandicaps: numbers, allowancePct: number }),
    ({ courseHandicaps, allowancePct }) => {
      const strokes = singlesStrokes(courseHandicaps.map(decimal), allowancePct);
      const most = Math.max(...strokes);
      return { strokes, strokeIndexes: eighteen.filter((strokeIndex) => strokesAt(most, strokeIndex) > 0) };
    },
  ),
  match_strokes_sides: topic(z.object({ format, sideA: numbers, sideB: numbers }), (input) => {
    const sides = [input.sideA, input.sideB].map((one) => sideHandicap(one.map(decimal), shares[input.format]));
    const [strokesToA, strokesToB] = strokesFromLowest(sides);
    return { strokesToA, strokesToB };
  }),

  stroke_allocation: topic(
    z.object({ playingHandicap: number, strokeIndexes: z.array(number.nullable()) }),
    ({ playingHandicap, strokeIndexes }) => ({ strokes: allocateStrokes(playingHandicap, strokeIndexes) }),
  ),

  net_double_bogey: topic(
    z.object({
      par: number,
      strokeIndex: number,
      courseHandicap: number.nullish(),
      established: z.boolean().default(true),
    }),
    ({ par, strokeIndex, courseHandicap: handicap, established }) => {
      if (!established) return { max: maximumWithoutIndex({ par }) };
      return { max: netDoubleBogey({ par, strokes: strokesAt(number.parse(handicap), strokeIndex) }) };
    },
  ),

  score_differential: topic(
    rating.extend({ adjustedGross: number, pcc: number.default(0), holes: number.optional() }),
    ({ adjustedGross, pcc, holes, ...tee }) => {
      if (holes === 9) {
        const unrounded = nineHoleDifferential(adjustedGross, tee, pcc);
        return { unrounded, differential: unrounded };
      }
      const unrounded = scoreDifferential(adjustedGross, tee, pcc);
      return { unrounded, differential: roundToTenth(unrounded) };
    },
  ),
  score_differential_9_to_18: topic(
    z.object({ handicapIndex: number, nineHoleDifferential: number }),
    ({ handicapIndex, nineHoleDifferential: nine }) => ({
      expectedNineHole: printed(expectedDifferential(handicapIndex)),
      differential: roundToTenth(eighteenHoleDifferential(decimal(nine), handicapIndex)),
    }),
  ),

  handicap_index: topic(
    z.object({ differentials: numbers }),
    ({ differentials }) => calculatedIndex(differentials) ?? { used: 0, adjustment: 0, handicapIndex: null },
  ),
  handicap_index_table: topic(z.object({ counts: numbers }), ({ counts }) => {
    const rows = counts.map((count) => indexTableRow(count) ?? { used: 0, adjustment: 0 });
    return { used: rows.map(({ used }) => used), adjustment: rows.map(({ adjustment }) => adjustment) };
  }),
  handicap_cap: topic(z.object({ calculated: number, lowHandicapIndex: number }), ({ calculated, lowHandicapIndex }) =>
    capIndex(calculated, lowHandicapIndex),
  ),
  index_history: topic(z.object({ scores: z.array(posted).min(1) }), ({ scores }) => {
    const history = indexHistory(scores);
    return { ...history.at(-1), reductions: history.map(({ exceptional }) => exceptional) };
  }),
  exceptional_score: topic(
    z.object({ handicapIndexWhenPlayed: number, differential: number, indexBeforeReduction: number }),
    ({ handicapIndexWhenPlayed, differential, indexBeforeReduction }) => {
      const reduction = exceptionalReduction(handicapIndexWhenPlayed, decimal(differential));
      return { reduction, handicapIndex: roundToTenth(add(decimal(indexBeforeReduction), fraction(reduction))) };
    },
  ),
};
