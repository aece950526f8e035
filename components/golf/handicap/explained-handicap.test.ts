import { expect, it } from 'vitest';
import type { DatedHandicap } from '@/lib/contract/members';
import type { ScoreRound } from '@/lib/resources/handicaps';
import { explainHandicap } from './explained-handicap';
import { scoreFields } from './score-fields';

const nine = { playedAt: '2026-06-06T08:00:00.000Z', tee: { holes: Array.from({ length: 9 }, () => ({})) } };

const entry = (uid: string, changedAt: string, previousHandicap: number, handicap: number, differential: number) =>
  ({ uid, changedAt, previousHandicap, handicap, differential, round: { uid: 'nine' } }) as unknown as DatedHandicap;

it('INDEX-1 two scores of one day at one course are both compared with the Index of that morning', () => {
  const at = (moment: string, timeZone?: string) => ({ playedAt: moment, ...(timeZone && { timeZone }) }) as ScoreRound;
  const explainIn = (timeZone?: string) => {
    const rounds = new Map([
      ...[1, 2, 3, 4, 5].map((day) => [`${day}`, at(`2026-05-0${day}T00:00:00.000Z`)] as const),
      ['morning', at('2026-06-05T22:00:00.000Z', timeZone)],
      ['afternoon', at('2026-06-06T03:30:00.000Z', timeZone)],
    ]);
    const scores = [30, 30, 30, 30, 30, 22.5, 19.5];
    const indexes = [40, 40, 28, 29, 30, 21.5, 18];
    const entries = [...rounds].map(([uid, { playedAt }], at) =>
      Object.assign(entry(uid, playedAt ?? '', indexes[at - 1] ?? 40, indexes[at] ?? 0, scores[at] ?? 0), {
        round: { uid },
      }),
    );
    const allotted = { ...entry('allotted', '2026-04-01T00:00:00.000Z', 0, 40, 0), previousHandicap: null };
    return explainHandicap({
      entries: [{ ...allotted, differential: null, round: null }, ...entries],
      unread: 0,
      rounds: { ok: true, value: rounds },
    });
  };
  expect(explainIn('Australia/Sydney')).toMatchObject({ makes: 18, differs: 0 });
  expect(explainIn()).toMatchObject({ makes: 18, differs: 0 });
});

it('INDEX-3 two nine-hole scores of one day are both completed to 18 holes with the Index of that morning', () => {
  const explained = explainHandicap({
    entries: [
      entry('first', '2026-06-06T10:00:00.000Z', 24, 20, 22),
      entry('second', '2026-06-06T16:00:00.000Z', 20, 19, 24),
    ],
    unread: 0,
    rounds: { ok: true, value: new Map([['nine', nine as unknown as ScoreRound]]) },
  });
  const [first] = explained?.scores ?? [];
  expect(first && scoreFields([first]).nine?.text(first, { timeZone: 'UTC' })).toBe('about 10.3 + 13.7 expected');
  expect(explained?.scores.map(({ nine: made }) => made)).toEqual([
    { played: 10.3, expected: 13.7 },
    { played: 8.3, expected: 13.7 },
  ]);
});
