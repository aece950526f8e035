import fc from 'fast-check';
import { courseHandicap } from '@/lib/golf/handicap/course-handicap';
import { deriveMatchStrokes } from '@/lib/golf/handicap/derive-match-strokes';
import { explainIndex } from '@/lib/golf/handicap/explain-index';
import { explainField } from '@/lib/golf/handicap/field-allowance';
import { add, fraction, multiply, round, subtract, toNumber } from '@/lib/golf/scoring/fraction';
import { makeHistory } from './make-history';
import { type Property, property, tenths } from './property';

const posted = fc.record({
  later: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 20 }) }, { weight: 1, arbitrary: fc.constant(0) }),
  differential: tenths(0, 45),
  isWaived: fc.boolean(),
});

const union = fc.record({
  firstIndexAfter: fc.constantFrom(1 as const, 3 as const),
  limit: fc.constantFrom(null, 26.5),
  allotted: fc.option(tenths(0, 54)),
});

const daysOf = (scores: readonly { later: number; differential: number; isWaived: boolean }[]) => {
  let day = 0;
  return scores.map(({ later, ...score }) => {
    day += later;
    return { ...score, day };
  });
};

const unions = property(
  'INDEX-1 INDEX-2 an Index that any union or committee can give is as recorded, or gets no verdict',
  [fc.array(posted, { minLength: 1, maxLength: 30 }), union],
  (scores, rules) => !explainIndex(makeHistory(daysOf(scores), rules))?.differs,
);

const late = property(
  'INDEX-1 INDEX-2 an Index after scores that were entered late is as recorded, or gets no verdict',
  [fc.array(posted, { minLength: 3, maxLength: 30 }), union, fc.nat(), fc.nat()],
  (scores, rules, from, to) => {
    const inOrder = daysOf(scores);
    const [moved] = inOrder.splice(from % inOrder.length, 1);
    if (moved) inOrder.splice(to % (inOrder.length + 1), 0, moved);
    return !explainIndex(makeHistory(inOrder, rules))?.differs;
  },
);

const steady = fc.array(fc.record({ later: fc.integer({ min: 1, max: 9 }), differential: tenths(10, 14) }), {
  minLength: 4,
  maxLength: 19,
});

const order = property(
  'INDEX-1 the order of entry changes neither the Index nor its verdict, if no score is exceptional',
  [steady, fc.infiniteStream(fc.nat())],
  (scores, keys) => {
    const inOrder = daysOf(scores.map((score) => ({ ...score, isWaived: false })));
    const shuffled = inOrder
      .map((score) => ({ score, key: keys.next().value as number }))
      .sort((a, b) => a.key - b.key);
    const rules = { firstIndexAfter: 3 as const, limit: null, allotted: 20 };
    const results = [inOrder, shuffled.map(({ score }) => score)].map((one) => explainIndex(makeHistory(one, rules)));
    return results.every((one) => one?.differs === 0 && one.makes === results[0]?.makes);
  },
);

const rating = { courseRating: 71.9, slopeRating: 130, par: 72 };
const unrounded = (index: number) => courseHandicap(index, { slope: 130, courseRating: 71.9, par: 72, holes: 18 });
const played = (index: number) => ({ index, indexNote: '', tee: rating, holes: 18 });
const rounded = (value: ReturnType<typeof unrounded>) => fraction(round(value));

const allowances = property(
  'WHY-1 WHY-5 playing handicaps that follow one allowance do not differ, whatever is rounded first',
  [
    fc.array(tenths(-4, 54), { minLength: 1, maxLength: 12 }),
    fc.constantFrom(100, 95, 93, 90, 85, 80, 75),
    fc.boolean(),
  ],
  (indexes, allowance, roundsFirst) => {
    const players = indexes.map((index) => {
      const value = roundsFirst ? rounded(unrounded(index)) : unrounded(index);
      return { ...played(index), stated: round(multiply(value, fraction(allowance, 100))) };
    });
    const derived = explainField(players, { standard: 95, lowestPar: null, isLowestParKnown: true });
    return derived.every(({ makes, verdict }, at) => !verdict && makes === players[at]?.stated);
  },
);

const matches = property(
  'WHY-2 strokes of four-ball and foursomes do not differ by the rules of the USGA or of Great Britain and Ireland',
  [
    fc.tuple(tenths(-4, 54), tenths(-4, 54), tenths(-4, 54), tenths(-4, 54)),
    fc.constantFrom('FOUR_BALL', 'FOURSOMES'),
    fc.boolean(),
    fc.boolean(),
  ],
  (indexes, format, roundsFirst, roundsSides) => {
    const values = indexes.map((index) => (roundsFirst ? rounded(unrounded(index)) : unrounded(index)));
    const [a, b, c, d] = values as [Value, Value, Value, Value];
    const half = (one: Value, other: Value) => multiply(add(one, other), fraction(1, 2));
    const sides = [half(a, b), half(c, d)].map((side) => (roundsSides ? rounded(side) : side)) as [Value, Value];
    const shares = format === 'FOUR_BALL' ? values : [sides[0], sides[0], sides[1], sides[1]];
    const lowest = shares.toSorted((one, other) => toNumber(subtract(one, other)))[0] as Value;
    const percent = format === 'FOUR_BALL' ? 90 : 100;
    const strokes = shares.map((share) => round(multiply(subtract(share, lowest), fraction(percent, 100))));
    const players = indexes.map((index, at) => ({
      ...played(index),
      name: `${at}`,
      side: at < 2 ? ('A' as const) : ('B' as const),
      stated: strokes[at] ?? null,
    }));
    return deriveMatchStrokes(players, format).every(({ verdict, makes }, at) => !verdict && makes === strokes[at]);
  },
);

type Value = ReturnType<typeof unrounded>;

export const handicapProperties: readonly Property[] = [unions, late, order, allowances, matches];
