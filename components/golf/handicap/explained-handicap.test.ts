import { expect, it } from 'vitest';
import type { DatedHandicap } from '@/lib/contract/members';
import type { ScoreRound } from '@/lib/resources/handicaps';
import { explainHandicap } from './explained-handicap';

const nine = { playedAt: '2026-06-06T08:00:00.000Z', tee: { holes: Array.from({ length: 9 }, () => ({})) } };

const entry = (uid: string, changedAt: string, previousHandicap: number, handicap: number, differential: number) =>
  ({ uid, changedAt, previousHandicap, handicap, differential, round: { uid: 'nine' } }) as unknown as DatedHandicap;

it('INDEX-3 both scores of a day over nine holes are expected to match the Index of its morning', () => {
  const explained = explainHandicap({
    entries: [
      entry('first', '2026-06-06T10:00:00.000Z', 24, 20, 22),
      entry('second', '2026-06-06T16:00:00.000Z', 20, 19, 24),
    ],
    rounds: { ok: true, value: new Map([['nine', nine as unknown as ScoreRound]]) },
  });
  expect(explained?.scores.map(({ nine: made }) => made)).toEqual([
    { played: 10.3, expected: 13.7 },
    { played: 8.3, expected: 13.7 },
  ]);
});
