import { describe, expect, it } from 'vitest';
import type { ReadItem } from '@/lib/contract/read-item';
import type { Scorecard } from '@/lib/contract/scorecards';
import { cardsByPlay, cardsText } from './holes-by-play';

const holes = [
  { number: 1, distance: 400, par: 4, strokeIndex: 2 },
  { number: 2, distance: 150, par: 3, strokeIndex: 1 },
];
const tee = { uid: 't1', name: 'White', holes };

const card = (...scores: NonNullable<Scorecard['scores']>): ReadItem<Scorecard> => ({
  ok: true,
  faults: [],
  item: { tee, scores, totals: {} },
});

describe('cardsByPlay', () => {
  it('GLANCE-3 the averages of a course include only holes with a score', () => {
    const by = cardsByPlay({
      cards: [
        card({ holeNumber: 1, strokes: 5, net: 4 }, { holeNumber: 2, strokes: 5, net: 5 }),
        card({ holeNumber: 1, strokes: null, net: null }, { holeNumber: 2, strokes: 4, net: 4 }),
      ],
    });
    expect(by.holes.map(({ number, net, scores }) => ({ number, net, scores }))).toEqual([
      { number: 2, net: 1.5, scores: 2 },
      { number: 1, net: 0, scores: 1 },
    ]);
    expect(by).toMatchObject({ cards: 2, unread: 0, without: 1 });
  });

  it('GLANCE-3 the averages of a course leave out values that could not be parsed', () => {
    const by = cardsByPlay({
      cards: [
        { ok: false, uid: null, faults: [{ field: 'tee', message: 'Required' }] },
        card({ holeNumber: 1, net: 4 }, { holeNumber: 2, strokes: 4 }),
      ],
    });
    expect(by).toMatchObject({ cards: 1, unread: 1, without: 1 });
    expect(by.holes.map(({ number, net }) => [number, net])).toEqual([[2, null]]);
    expect(cardsText({ rounds: 2, failed: 1 }, by).slice(1)).toEqual([
      '1 score missing: picked up, not played or unreadable.',
      '1 card unreadable.',
      'The cards of 1 round could not be loaded.',
    ]);
  });
});
