import { describe, expect, it } from 'vitest';
import type { Scorecard } from '@/lib/contract/scorecards';
import { cardSheets, hasStrokesGiven, hasUncounted, measuresOf } from './scorecard-view';

const tee = {
  uid: 'white',
  name: 'White',
  holes: Array.from({ length: 18 }, (_, i) => ({ number: i + 1, par: 4, distance: 400, strokeIndex: i + 1 })),
};

/** A card with handicap 18 and a bogey on each hole, which is net 4 and two points each time. */
function card(changes: Partial<Scorecard> = {}): Scorecard {
  return {
    player: { uid: 'ann', firstName: 'Ann', lastName: 'Lee' },
    playingHandicap: 18,
    tee,
    scores: tee.holes.map(({ number }) => ({ holeNumber: number, strokes: 5, handicapStrokes: 1, net: 4, points: 2 })),
    totals: { out: 18, in: 18, gross: 90, net: 72, points: 36 },
    ...changes,
  };
}

const sheetsOf = (cards: readonly Scorecard[], format: string) =>
  cardSheets(
    cards.map((item) => ({ ok: true, item, faults: [] })),
    format,
  );
const lineOf = (one: Scorecard, format = 'STABLEFORD') => sheetsOf([one], format)[0]?.lines[0];

it.each([
  [{ handicapStrokes: 1, counted: true }, false, false],
  [{ handicapStrokes: -1, counted: false }, true, true],
])('CARD-2 the legend of a card with the score %j explains strokes given: %s, and bold: %s', (score, given, bold) => {
  const sheets = sheetsOf([card({ scores: [{ holeNumber: 1, strokes: 4, ...score }] })], 'STROKE_PLAY');
  expect([sheets.some(hasStrokesGiven), sheets.some(hasUncounted)]).toEqual([given, bold]);
});

describe('a scorecard with a field that could not be parsed', () => {
  const without = (field: string) => ({ ok: true as const, item: card(), faults: [{ field, message: 'Required' }] });

  it('ERR-4 a scorecard does not explain strokes if the playing handicap could not be parsed', () => {
    const { playingHandicap: _, ...item } = card();
    const [sheet] = cardSheets([{ ...without('playingHandicap'), item }], 'STABLEFORD');
    expect(sheet?.lines[0]?.playingHandicap).toBeNull();
    expect(sheet?.lines[0]?.holes.every(({ reason, received }) => reason === null && received === 1)).toBe(true);
  });

  it('ERR-4 if the totals of a scorecard could not be parsed, each nine has its sum, but no total is shown', () => {
    const { totals: _, ...item } = card();
    const [sheet] = cardSheets([{ ...without('totals'), item }], 'STABLEFORD');
    expect(sheet?.lines[0]?.sums.points).toEqual({
      Out: { value: 18, fault: null },
      In: { value: 18, fault: null },
      Total: { value: null, fault: null },
    });
  });

  it('ERR-4 no playing handicap is derived if the Handicap Index of a scorecard could not be parsed', () => {
    expect(cardSheets([without('handicap')], 'STABLEFORD')[0]?.lines[0]?.derived).toBeNull();
  });
});

describe('cardSheets', () => {
  it('a scorecard shows the API’s sums, computes missing ones, and marks nothing if all values are correct', () => {
    const line = lineOf(card());
    expect(line?.sums.points.Out).toEqual({ value: 18, fault: null });
    expect(line?.sums.gross.Out).toEqual({ value: 45, fault: null });
    expect(line?.sums.gross.Total).toEqual({ value: 90, fault: null });
    expect(line?.holes.every(({ points, net }) => points.fault === null && net.fault === null)).toBe(true);
  });

  it('a scorecard explains the strokes of a hole, and marks strokes that contradict the explanation', () => {
    const scores = card().scores.map((score, i) =>
      i === 0 ? { ...score, handicapStrokes: 0, net: 5, points: 1 } : score,
    );
    const holes = lineOf(card({ scores }))?.holes ?? [];
    expect(holes[6]?.reason).toBe('1 a hole → 1');
    expect(holes[0]?.reason).toBe('0 recorded; 1 a hole → 1');
  });

  it('CARD-3 a scorecard compares its total with Out and In, and its points with the net score', () => {
    const wrong = card({ totals: { out: 18, in: 18, gross: 90, net: 72, points: 37 } });
    expect(lineOf(wrong)?.sums.points.Total?.fault).toMatchObject({ recomputed: 36 });
    const scores = card().scores.map((score, i) => (i === 3 ? { ...score, points: 3 } : score));
    expect(lineOf(card({ scores }))?.holes[3]?.points.fault).toMatchObject({ recomputed: 2 });
  });

  it('CARD-3 a scorecard without net scores compares its points with strokes and strokes received', () => {
    const withoutNet = card().scores.map(({ net: _, ...score }, i) => (i === 3 ? { ...score, points: 3 } : score));
    const holes = lineOf(card({ scores: withoutNet }))?.holes ?? [];
    expect(holes.filter(({ points }) => points.fault).map(({ number }) => number)).toEqual([4]);
  });

  it('WHY-3 a scorecard without a playing handicap gives no reason for strokes', () => {
    const holes = lineOf(card({ playingHandicap: null }))?.holes ?? [];
    expect(holes.every(({ received, reason }) => received === 1 && reason === null)).toBe(true);
  });

  it.each([
    ['points', 'points'],
    ['net', 'net'],
    ['strokes', 'gross'],
  ] as const)('CARD-3 a scorecard does not check its sums if the %s of one hole are unknown', (field, measure) => {
    const format = measure === 'points' ? 'STABLEFORD' : 'STROKE_PLAY';
    const totals = format === 'STABLEFORD' ? { points: 36 } : { gross: 90, net: 72 };
    const changed = (value: null | undefined) =>
      card({ totals, scores: card().scores.map((score, i) => (i === 2 ? { ...score, [field]: value } : score)) });
    for (const value of [null, undefined]) {
      expect(lineOf(changed(value), format)?.sums[measure].Total?.fault).toBeNull();
    }
    const wrong = { ...totals, [measure]: 80 };
    expect(lineOf(card({ totals: wrong }), format)?.sums[measure].Total?.fault).not.toBeNull();
  });

  it('a scorecard checks points by the Stableford rule only in Stableford, not in other formats', () => {
    const scores = card().scores.map((score) => ({ ...score, points: 0 }));
    expect(lineOf(card({ scores }), 'MODIFIED_STABLEFORD')?.holes[3]?.points.fault).toBeNull();
  });

  it('a scorecard adds up an unfinished nine, but shows no sum if an earlier hole has no score', () => {
    const scores = card().scores.map((score, i) => (i === 13 || i === 4 ? { holeNumber: i + 1, points: 0 } : score));
    expect(lineOf(card({ scores }))?.sums.gross.Out?.value).toBeNull();
    const begun = card().scores.map((score, i) => (i > 2 ? { holeNumber: i + 1 } : score));
    expect(lineOf(card({ scores: begun }))?.sums.gross.Out?.value).toBe(15);
  });

  it('CARD-3 a scorecard compares a team’s score with the scores that count for it', () => {
    const counted = (points: number, counts: boolean) =>
      card().scores.map((score) => ({ ...score, points, net: 6 - points, strokes: 7 - points, counted: counts }));
    const ann = card({ scores: counted(3, true) });
    const fox = card({ player: { uid: 'fox', firstName: 'Flo', lastName: 'Fox' }, scores: counted(2, false) });
    const ofTeam = (points: number) => ({
      ...card({ player: null, team: { uid: 't', name: 'Lee & Fox' }, playingHandicap: null }),
      scores: tee.holes.map(({ number }) => ({ holeNumber: number, points })),
    });
    const faultOf = (points: number) =>
      sheetsOf([ofTeam(points), ann, fox], 'STABLEFORD')[0]?.lines[2]?.holes[4]?.points.fault;
    expect(faultOf(3)).toBeNull();
    expect(faultOf(2)?.words).toBe('Hole 5: recorded 2, should be 3.');
  });

  it('players from the same tees share one card, and the team’s line is the last of the last card', () => {
    const team = card({ player: null, team: { uid: 't', name: 'Lee & Fox' }, playingHandicap: null });
    const fox = card({ player: { uid: 'fox', firstName: 'Flo', lastName: 'Fox' } });
    const red = card({ player: { uid: 'red', firstName: 'Rae', lastName: 'Roe' }, tee: { ...tee, uid: 'red' } });
    const sheets = sheetsOf([team, card(), fox, red], 'STABLEFORD');
    expect(sheets.map(({ lines }) => lines.map(({ name }) => name))).toEqual([
      ['Ann Lee', 'Flo Fox'],
      ['Rae Roe', 'Lee & Fox'],
    ]);
  });

  it('TEAM-1 a scorecard shows the players of a team in the order of the team’s name', () => {
    const team = card({ player: null, team: { uid: 't', name: 'Lee & Fox' }, playingHandicap: null });
    const fox = card({ player: { uid: 'fox', firstName: 'Flo', lastName: 'Fox' } });
    const [sheet] = sheetsOf([team, fox, card()], 'STABLEFORD');
    expect(sheet?.lines.map(({ name }) => name)).toEqual(['Ann Lee', 'Flo Fox', 'Lee & Fox']);
  });
});

it('the last line of a scorecard is the deciding one: points in Stableford formats, net strokes in others', () => {
  expect(measuresOf('MODIFIED_STABLEFORD').at(-1)).toBe('points');
  expect(measuresOf('MAXIMUM_SCORE').at(-1)).toBe('net');
});
