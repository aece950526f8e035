import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, scorecard } from './scorecard';

const holes = Array.from({ length: 18 }, (_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1 }));
const card = (scores: Readonly<Record<number, number | null>>, rest: Partial<Card> = {}): Card => ({
  holes,
  scores: holes.map(({ number }) => scores[number] ?? null),
  playingHandicap: 2,
  finished: false,
  ...rest,
});

describe('scorecard', () => {
  it('for each hole, a scorecard has the net score, the points and the reason for the strokes received', () => {
    const [first, second, third] = scorecard(card({ 1: 5, 2: 9 })).holes;
    expect(first).toMatchObject({ gross: 5, net: 4, points: 2, received: { strokeIndex: 1, handicap: 2, strokes: 1 } });
    expect(second).toMatchObject({ gross: 9, points: 0, played: true });
    expect(third).toMatchObject({ gross: null, net: null, points: null, played: false });
  });

  it('a scorecard distinguishes a hole without points, a pick-up and a hole that is not played yet', () => {
    const { holes: played, thru } = scorecard(card({ 1: 9, 3: 4 }));
    expect(thru).toBe(3);
    expect(played.slice(0, 4).map(({ gross, points, played: behind }) => [gross, points, behind])).toEqual([
      [9, 0, true],
      [null, 0, true],
      [4, 2, true],
      [null, null, false],
    ]);
    expect(scorecard(card({ 1: 9 }, { finished: true })).holes[17]).toMatchObject({ points: 0, played: true });
  });

  it('in a round that started on hole 17, a scorecard counts holes 17, 18 and 1 as the first three holes played', () => {
    const { thru, holes: played } = scorecard(card({ 17: 4, 18: 5, 1: 4 }, { startedOn: 17 }));
    expect(thru).toBe(3);
    expect(played.filter((hole) => hole.played).map(({ number }) => number)).toEqual([1, 17, 18]);
  });

  it('the sums out, in and total of a scorecard include only the holes played', () => {
    const { nines, total } = scorecard(card({ 1: 5, 2: 5, 3: 5 }));
    expect(nines).toMatchObject([
      { name: 'Out', holes: 3, par: 36, parPlayed: 12, gross: 15, net: 13, points: 5 },
      { name: 'In', holes: 0, par: 36, parPlayed: 0, gross: 0 },
    ]);
    expect(total).toMatchObject({ par: 72, gross: 15, net: 13 });
    expect(scorecard(card({ 1: 5, 3: 5 })).total).toMatchObject({ gross: null, net: null, points: 3 });
  });

  it('a nine-hole scorecard has no Out and In totals; scorecard() throws if it gets more or fewer scores than holes', () => {
    expect(scorecard({ ...card({}), holes: holes.slice(9), scores: holes.slice(9).map(() => 4) }).nines).toEqual([]);
    expect(() => scorecard({ ...card({}), scores: [4] })).toThrow(RangeError);
  });

  it('out and in of any scorecard add up to the total', () => {
    const score = fc.option(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(
        fc.array(score, { minLength: 18, maxLength: 18 }),
        fc.integer({ min: -5, max: 54 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 18 }),
        (scores, playingHandicap, finished, startedOn) => {
          const { nines, total } = scorecard({ holes, scores, playingHandicap, finished, startedOn });
          const [out, back] = nines;
          expect((out?.points ?? 0) + (back?.points ?? 0)).toBe(total.points);
          expect((out?.holes ?? 0) + (back?.holes ?? 0)).toBe(total.holes);
          const both = out?.gross == null || back?.gross == null ? null : out.gross + back.gross;
          expect(total.gross).toBe(both);
        },
      ),
    );
  });
});
