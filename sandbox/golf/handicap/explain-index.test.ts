import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainIndex } from '@/lib/golf/handicap/explain-index';
import type { RecordedIndex } from '@/lib/golf/handicap/index-gaps';
import { decimal } from '@/lib/golf/scoring/fraction';
import { indexHistory } from './index-history';

const dayOf = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Calculates a member's handicap history by the Rules of Handicapping. `allotted` is the member's first handicap. */
function recorded(differentials: readonly number[], allotted: number, days = differentials.map((_, at) => dayOf(at))) {
  const posted = differentials.map((differential, at) => ({
    date: days[at] ?? '',
    differential: decimal(differential),
  }));
  const history: RecordedIndex[] = [
    { date: '2023-12-01', handicapIndex: allotted, before: null, differential: null, reason: 'INITIAL' },
  ];
  for (const { date, handicapIndex, differential, exceptional } of indexHistory(posted)) {
    const before = history.at(-1)?.handicapIndex ?? allotted;
    const reason = exceptional === 0 ? 'SCORE' : 'EXCEPTIONAL_SCORE';
    history.push({ date, handicapIndex: handicapIndex ?? before, before, differential, reason });
  }
  return history;
}

const repeated = (differential: number, times: number) => Array.from({ length: times }, () => differential);

describe('INDEX-1 explainIndex and complete histories', () => {
  it('the explained Index is the average of the lowest eight of the latest twenty differentials', () => {
    const explained = explainIndex(recorded([1, ...repeated(20, 12), ...repeated(10, 8)], 20));
    expect(explained?.scores).toHaveLength(20);
    expect(explained?.scores.filter(({ counts }) => counts).map(({ at }) => at)).toEqual([
      14, 15, 16, 17, 18, 19, 20, 21,
    ]);
    expect(explained?.average).toMatchObject({ of: 20, used: 8, adjustment: 0 });
    expect(explained?.differs).toBe(0);
    expect(explained?.gaps).toEqual([]);
  });

  // From the Danish Golf Union's manual of 2024, on Rule 5.9: at 14.8, a differential of 6.8 reduces each score by 1.0.
  it('after a score 8.0 below the Index, the explanation reduces each score by 1.0', () => {
    const history = recorded([...repeated(14.8, 20), 6.8], 20);
    const explained = explainIndex(history);
    expect(explained?.scores.at(-1)).toMatchObject({ against: 14.8, exceptional: -1, reduction: -1, value: 5.8 });
    expect(explained?.scores[0]).toMatchObject({ reduction: -1, value: 13.8 });
    expect(explained?.differs).toBe(0);
  });

  it('the explanation applies the soft cap above Low Index + 3.0 and the hard cap at Low Index + 5.0', () => {
    const soft = explainIndex(recorded([...repeated(10, 20), ...repeated(16, 16)], 20));
    expect(soft).toMatchObject({ low: 8, cap: 'soft', makes: 12, recorded: 12, differs: 0 });
    const hard = explainIndex(recorded([...repeated(10, 20), ...repeated(30, 20)], 20));
    expect(hard).toMatchObject({ low: 8, cap: 'hard', makes: 13, recorded: 13 });
    expect(hard?.average?.calculated).toBe(30);
  });

  it('the explained Index is at most 54.0', () => {
    expect(explainIndex(recorded([57.1, 58.4, 60.2], 54))).toMatchObject({ makes: 54, average: { calculated: 55.1 } });
  });

  it('the explanation agrees with the recorded Index for any history, even with several scores a day', () => {
    const tenths = fc.integer({ min: -50, max: 560 }).map((value) => value / 10);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(tenths, fc.integer({ min: 0, max: 40 })), { minLength: 3, maxLength: 50 }),
        (played) => {
          const days = played.map((_, place) => dayOf(sum(played.slice(0, place + 1).map(([, later]) => later))));
          const history = recorded(
            played.map(([differential]) => differential),
            30,
            days,
          );
          const explained = explainIndex(history);
          if (explained?.gaps.every(({ kind }) => kind !== 'rounded')) expect(explained.differs).toBe(0);
        },
      ),
    );
  });
});

describe('INDEX-2 explainIndex and incomplete histories', () => {
  const entry = (values: Partial<RecordedIndex>): RecordedIndex => ({
    date: '2024-05-01',
    handicapIndex: 12,
    before: 12,
    differential: 14,
    reason: 'SCORE',
    ...values,
  });

  /**
   * Without an allotted handicap, a member gets an Index after the third score, and the first two scores have no entry.
   */
  const withoutAllotted = (differentials: readonly number[]) => {
    const [first, ...later] = recorded(differentials, 54).slice(3);
    return first ? [{ ...first, before: null }, ...later] : [];
  };

  it('the explanation of a first Index includes its two earlier scores, which have no entry (Rule 5.2a)', () => {
    const history = [22, 23, 24].map((differential, at) =>
      entry({ date: dayOf(at), differential, handicapIndex: 20 + at, before: at === 0 ? null : 19 + at }),
    );
    expect(explainIndex(history)).toMatchObject({ average: { of: 5, used: 1, adjustment: 0 }, makes: 22, differs: 0 });
    const ofAnother = withoutAllotted([20, 30, 31, 29, 28]);
    expect(explainIndex(ofAnother)).toMatchObject({ average: { of: 5, average: 20 }, makes: 20, differs: 0 });
    const unknown = withoutAllotted([20, 20.5, 31, 29, 28, 27]);
    expect(explainIndex(unknown)).toMatchObject({ average: null, makes: null, differs: null, isKnown: false });
  });

  it('if entries are missing from a correct history, the explanation never calls the recorded Index wrong', () => {
    const tenths = fc.integer({ min: -50, max: 560 }).map((value) => value / 10);
    let known = 0;
    fc.assert(
      fc.property(
        fc.array(tenths, { minLength: 3, maxLength: 50 }),
        fc.integer({ min: 1, max: 45 }),
        fc.constantFrom('first scores', 'start', 'entry', 'differential'),
        (differentials, at, lacks) => {
          const whole = recorded(differentials, 30);
          const histories = {
            'first scores': withoutAllotted(differentials),
            start: whole.slice(at),
            // Removes only entries that changed the Index, because explainIndex cannot miss any other.
            entry: whole.toSpliced(at, whole[at]?.handicapIndex === whole[at]?.before ? 0 : 1),
            differential: whole.map((one, place) => (place === at ? { ...one, differential: null } : one)),
          };
          const explained = explainIndex(histories[lacks]);
          known += explained?.makes == null ? 0 : 1;
          expect(explained?.differs ?? 0).toBe(0);
        },
      ),
    );
    expect(known).toBeGreaterThan(10);
  });

  it('the explanation reports missing scores before the first entry, and those behind the first Index', () => {
    expect(explainIndex([entry({})])?.gaps).toEqual([{ kind: 'start' }]);
    expect(explainIndex([entry({ before: null })])?.gaps).toEqual([{ kind: 'firstScores' }]);
  });

  it('a rounded differential 7.0 below the Index is exceptional if the recorded reason says so; one 10.0 below is reported as a gap', () => {
    const history = recorded([...repeated(20, 20)], 20);
    const exceptional = (differential: number, reason: string) =>
      explainIndex([...history, entry({ date: '2024-05-01', before: 20, differential, reason })]);
    expect(exceptional(13, 'SCORE')?.scores.at(-1)?.exceptional).toBe(0);
    expect(exceptional(13, 'EXCEPTIONAL_SCORE')?.scores.at(-1)?.exceptional).toBe(-1);
    expect(exceptional(10, 'EXCEPTIONAL_SCORE')?.gaps).toEqual([{ kind: 'rounded', at: 21 }]);
  });
});
