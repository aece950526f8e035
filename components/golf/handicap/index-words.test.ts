import { describe, expect, it } from 'vitest';
import type { DatedHandicap } from '@/lib/contract/members';
import type { ScoreRound } from '@/lib/resources/handicaps';
import { explainHandicap } from './explained-handicap';
import { gapText, indexSteps, indexVerdict } from './index-words';

const entry = (day: number, values: Partial<DatedHandicap>): DatedHandicap => ({
  uid: `entry-${day}`,
  handicap: 12,
  previousHandicap: 12,
  changedAt: new Date(Date.UTC(2024, 0, day, 20)).toISOString(),
  reason: 'SCORE',
  round: { uid: `round-${day}`, name: 'Round 1' },
  event: { uid: 'event', name: 'Medal' },
  differential: 14,
  ...values,
});

const initial = entry(1, { previousHandicap: null, reason: 'INITIAL', differential: null, round: null, event: null });
const none = { ok: true as const, value: new Map<string, ScoreRound>() };

const explain = (entries: readonly DatedHandicap[], rounds = none) => {
  const explained = explainHandicap({ entries, unread: 0, rounds });
  if (!explained) throw new Error('The test data has no Index to explain');
  return explained;
};

describe('the explanation of an Index', () => {
  it('INDEX-1 the explanation of an Index gives each step with its rule, and the recorded handicap', () => {
    const scores = [15.3, 15.2, 16.6].map((differential, at) => entry(at + 2, { differential }));
    const explained = explain([initial, ...scores.slice(0, 2), { ...(scores[2] as DatedHandicap), handicap: 13.2 }]);
    expect(indexSteps(explained)).toEqual([
      { words: 'The lowest of 3 score differentials', rule: '5.2', value: '15.20' },
      { words: 'Adjustment for 3 scores', rule: '5.2a', value: '−2.0' },
      { words: 'Rounded to one decimal', rule: null, value: '13.2' },
    ]);
    expect(indexVerdict(explained)).toBe('13.2: calculated and recorded agree.');
  });

  it('INDEX-1 the explanation of an Index states by how much the recorded handicap differs', () => {
    const scores = [14, 14, 14, 14, 14].map((differential, at) => entry(at + 2, { differential }));
    expect(indexVerdict(explain([initial, ...scores]))).toBe('Recorded 12.0; Fairway calculates 14.0 (2.0 higher).');
  });

  it('INDEX-1 the explanation of an Index includes exceptional scores and caps', () => {
    const low = Array.from({ length: 20 }, (_, at) =>
      entry(at + 2, { handicap: 14, previousHandicap: 14, differential: 14 }),
    );
    const exceptional = entry(40, {
      handicap: 12.1,
      previousHandicap: 14,
      differential: 6.5,
      reason: 'EXCEPTIONAL_SCORE',
    });
    const allotted = { ...initial, handicap: 14 };
    expect(indexSteps(explain([allotted, ...low, exceptional]))).toContainEqual({
      words: 'Includes reductions for an exceptional score',
      rule: '5.9',
      value: '−1.0',
    });
    const high = Array.from({ length: 20 }, (_, at) =>
      entry(at + 50, { differential: 25, handicap: 19, previousHandicap: at === 0 ? 14 : 19 }),
    );
    expect(indexSteps(explain([allotted, ...low, ...high])).at(-1)).toMatchObject({
      words: 'Hard cap: at most 5.0 above the Low Index',
      rule: '5.8',
    });
  });

  it('INDEX-2 a handicap with fewer than three scores is not checked, unless the first score explains it', () => {
    const explained = explain([initial, entry(2, { differential: 15 })]);
    expect(indexSteps(explained)).toEqual([]);
    expect(indexVerdict(explained)).toBe('Recorded 12.0. Too few scores to check it: 1 of 3.');
    expect(indexVerdict(explain([initial]))).toBe('Recorded 12.0. Too few scores to check it: 0 of 3.');
    const afterOne = explain([initial, entry(2, { differential: 14 })]);
    expect(indexVerdict(afterOne)).toBe('12.0: calculated and recorded agree.');
    expect(indexSteps(afterOne).map(({ words }) => words)).toEqual([
      'The only score differential',
      'Adjustment for 1 score',
      'Rounded to one decimal',
    ]);
  });
});

describe('the explanation of an Index when entries are missing', () => {
  it('INDEX-2 no Index is calculated if a missing entry could change it', () => {
    const entries = [22.4, 20.9].map((differential, at) => entry(at + 2, { differential, previousHandicap: 18.1 }));
    const explained = explain([entry(1, { handicap: 18.1, previousHandicap: 18.2, differential: 17.1 }), ...entries]);
    expect(indexVerdict(explained)).toBe('Recorded 12.0. It cannot be checked, because the history is incomplete.');
    expect(indexSteps(explained)).toEqual([]);
  });

  it('INDEX-2 the explanation of an Index states how many entries could not be parsed', () => {
    const explained = explainHandicap({ entries: [initial, entry(2, {})], unread: 1, rounds: none });
    expect(explained?.gaps.map((gap) => gapText(gap, explained, 'UTC'))).toEqual([
      '1 of the history’s entries is unreadable.',
    ]);
    expect(explained?.differs).toBeNull();
  });

  it('INDEX-2 the explanation of an Index gives the day of a missing entry', () => {
    const explained = explain([
      initial,
      entry(2, { previousHandicap: 12.6 }),
      entry(3, { differential: null }),
      entry(4, { differential: null, reason: 'COMMITTEE_REVIEW', handicap: 11 }),
    ]);
    expect(explained.gaps.map((gap) => gapText(gap, explained, 'UTC'))).toEqual([
      'The change from 12.0 to 12.6 before 2024-01-02 is not in the history.',
      'The score of 2024-01-03 has no differential.',
      'On 2024-01-04 the handicap was set to 11.0 without a score (Committee Review).',
    ]);
    const later = explain([entry(5, {})]);
    expect(gapText({ kind: 'start' }, later, 'UTC')).toContain('The handicap before 2024-01-05 is based on scores');
    expect(gapText({ kind: 'firstScores' }, later, 'UTC')).toContain('may be based on 2 more scores');
    expect(gapText({ kind: 'rounded', at: 0 }, later, 'UTC')).toContain('by 1.0 or 2.0');
    expect(gapText({ kind: 'late', at: 0 }, later, 'UTC')).toContain('2024-01-05 was entered after scores of later');
    expect(gapText({ kind: 'firstIndex' }, later, 'UTC')).toContain('after 1 score, others after 3');
  });
});

describe('the explanation of an Index under the rules of other countries', () => {
  /** The first entry has no earlier handicap, as in Germany, the Netherlands and France. */
  const fromFirst = (...scores: [differential: number, handicap: number][]) =>
    scores.map(([differential, handicap], at) =>
      entry(at + 2, { differential, handicap, previousHandicap: scores[at - 1]?.[1] ?? null }),
    );

  it.each([
    ['one score', fromFirst([22, 20]), '20.0: calculated and recorded agree.'],
    ['two scores', fromFirst([22, 20], [24, 20]), '20.0: calculated and recorded agree.'],
    ['three scores', fromFirst([22, 20], [24, 20], [25, 20]), '20.0: calculated and recorded agree.'],
    ['four scores', fromFirst([22, 20], [24, 20], [25, 20], [26, 21]), '21.0: calculated and recorded agree.'],
    ['three scores for the first Index', fromFirst([22, 20], [24, 21]), '21.0: calculated and recorded agree.'],
    [
      'another way',
      fromFirst([22, 20], [24, 18]),
      'Recorded 18.0. It cannot be checked, because the history allows more than one result.',
    ],
    [
      'scores that have raised it above 26.5, so that no limit applies',
      fromFirst([43.5, 36.5], [40.2, 37.5], [46.7, 38.5], [41.9, 38.4], [42.9, 39.4], [46.7, 39.4]),
      'Recorded 39.4. It cannot be checked, because the history is incomplete.',
    ],
    [
      'an allotted 54.0 and one score',
      [{ ...initial, handicap: 54 }, entry(2, { differential: 30, handicap: 28, previousHandicap: 54 })],
      '28.0: calculated and recorded agree.',
    ],
    [
      'an allotted 54.0 that two scores keep',
      [{ ...initial, handicap: 54 }, ...[2, 3].map((day) => entry(day, { handicap: 54, previousHandicap: 54 }))],
      'Recorded 54.0. Too few scores to check it: 2 of 3.',
    ],
  ])('INDEX-1 INDEX-2 an Index from %s agrees with the recorded one or is not checked', (_, entries, words) => {
    expect(indexVerdict(explain(entries))).toBe(words);
  });
});

describe('the explanation of an Index that an association or committee has decided', () => {
  /** Makes entries from texts such as `30.4:54`, a differential and the handicap after it. `last` changes the last one. */
  const scored = (text: string, last: Partial<DatedHandicap> = {}) => {
    const scores = text.split(' ').map((one) => one.split(':').map(Number));
    return scores.map(([differential = 0, handicap = 0], at) => {
      const values = { differential, handicap, previousHandicap: scores[at - 1]?.[1] ?? 54 };
      return entry(at + 2, { ...values, ...(at === scores.length - 1 && last) });
    });
  };
  const allotted = { ...initial, handicap: 54 };
  const verdictOf = (text: string, last?: Partial<DatedHandicap>) =>
    indexVerdict(explain([allotted, ...scored(text, last)]));
  const five = '30:54 30:54 30:28 30:29 30:30';
  const inGermany = 'but in Germany scores never raise an Index above 26.5.';
  const waived = 'without the reduction of 1.0, which a committee can waive.';

  it.each<[string, scores: string, words: string, last?: Partial<DatedHandicap>]>([
    [
      'an Index of 26.5 or more stays',
      '30.4:54 40:54 41:28.4 42:28.4',
      `Recorded 28.4; Fairway calculates 29.4, ${inGermany}`,
    ],
    [
      'an Index below 26.5 rises to 26.5',
      '28:54 28:54 28:26 28:26.5',
      `Recorded 26.5; Fairway calculates 27.0, ${inGermany}`,
    ],
    [
      'an Index below 26.5 does not stay',
      '28:54 28:54 28:26 28:26',
      'Recorded 26.0; Fairway calculates 27.0 (1.0 higher).',
    ],
    ['a committee waives a reduction', `${five} 22:25`, `25.0: calculated and recorded agree, ${waived}`],
    ['a reduction is applied', `${five} 22:24`, '24.0: calculated and recorded agree.'],
    [
      'a committee waives one of two reductions',
      `${five} 22:25 14:16`,
      `16.0: calculated and recorded agree, ${waived}`,
    ],
    [
      'a reduction is recorded',
      `${five} 22:25`,
      'Recorded 25.0; Fairway calculates 24.0 (1.0 lower).',
      { reason: 'EXCEPTIONAL_SCORE' },
    ],
    ['half of a reduction is missing', `${five} 22:24.5`, 'Recorded 24.5; Fairway calculates 24.0 (0.5 lower).'],
  ])('INDEX-1 the explanation says so if %s', (_, scores, words, last) => {
    expect(verdictOf(scores, last)).toBe(words);
  });

  it('INDEX-1 two scores that change no handicap are reported as too few, not as a result of the German limit for rising scores', () => {
    expect(verdictOf('44:40 46:40')).toBe('Recorded 40.0. Too few scores to check it: 2 of 3.');
  });

  it('INDEX-1 if the German limit for rising scores keeps an Index unchanged, the explanation has a step for it', () => {
    const explained = explain([allotted, ...scored('30.4:54 40:54 41:28.4 42:28.4')]);
    expect(explained.differs).toBe(0);
    expect(indexSteps(explained).at(-1)).toMatchObject({ words: 'Germany’s limit for rising scores', value: '28.4' });
  });

  it.each([
    ['that a committee has set', [14.8, 11, { reason: 'COMMITTEE_REVIEW' }], null],
    ['that depends on one that a committee has set', [14, 12, {}], 'COMMITTEE_REVIEW'],
  ] as const)(
    'INDEX-2 the explanation gives no verdict on an Index %s',
    (_, [differential, handicap, values], before) => {
      const scores = Array.from({ length: 24 }, (_unused, at) => entry(at + 2, { handicap: 12, differential: 14 }));
      const set = before === null ? [] : [entry(30, { handicap: 9, differential: null, reason: before })];
      const last = entry(40, { differential, handicap, previousHandicap: before === null ? 12 : 9, ...values });
      const explained = explain([initial, ...scores, ...set, last]);
      expect(indexVerdict(explained)).toBe(
        `Recorded ${handicap}.0. It cannot be checked, because the history is incomplete.`,
      );
    },
  );

  it('INDEX-2 if a committee set the Index in the year of the Low Index, no Index is calculated, because the cap is unknown', () => {
    const low = entry(2, { handicap: 8, differential: null, reason: 'COMMITTEE_REVIEW', previousHandicap: 12 });
    const scores = Array.from({ length: 21 }, (_, at) =>
      entry(at + 3, { handicap: 14, differential: 14, previousHandicap: at === 0 ? 8 : 14 }),
    );
    expect(explain([initial, low, ...scores])).toMatchObject({ differs: null, isKnown: false });
  });
});

describe('the explanation of an Index when the day of a score is unknown', () => {
  const five = [2, 3, 4, 5, 6].map((day, at) =>
    entry(day, { differential: 30, handicap: [54, 54, 28, 29, 30][at], previousHandicap: [54, 54, 54, 28, 29][at] }),
  );
  const at = (day: number, hour: number) => new Date(Date.UTC(2024, 0, day, hour)).toISOString();
  const twoScores = (handicap: number) => [
    { ...initial, handicap: 54 },
    ...five,
    entry(20, { changedAt: at(20, 22), differential: 22.5, handicap: 25.3, previousHandicap: 30 }),
    entry(21, { changedAt: at(21, 4), differential: 19.5, handicap, previousHandicap: 25.3 }),
  ];
  const explainIn = (handicap: number, timeZone?: string) => {
    const entries = twoScores(handicap);
    const rounds = entries.slice(-2).map((one) => {
      const round = { playedAt: one.changedAt, ...(timeZone && { timeZone }) };
      return [one.round?.uid ?? '', round as ScoreRound] as const;
    });
    return explain(entries, { ok: true as const, value: new Map(rounds) });
  };

  it('INDEX-2 two scores within 24 hours are not checked if the result depends on the unknown time zone of a course', () => {
    expect(explainIn(18, 'Australia/Sydney').differs).toBe(0);
    expect(explainIn(18).differs).toBe(0);
    expect(explainIn(14, 'Australia/Sydney').differs).toBe(-4);
    const unknown = explainIn(14);
    expect(unknown.differs).toBeNull();
    expect(unknown.gaps.map((gap) => gapText(gap, unknown, 'UTC')).join()).toContain('Both may be from the same day');
  });

  it('INDEX-1 two scores within 24 hours are checked if the result does not depend on the day', () => {
    const [first, second] = twoScores(12).slice(-2) as [DatedHandicap, DatedHandicap];
    const others = twoScores(12).slice(0, -2);
    const explained = explain([
      ...others,
      { ...first, differential: 28, handicap: 28 },
      { ...second, differential: 29, previousHandicap: 28 },
    ]);
    expect(explained).toMatchObject({ makes: 28.5, differs: -16.5 });
  });
});

describe('the explanation of an Index when a score is entered late', () => {
  const played = (day: number) => new Date(Date.UTC(2024, 0, day, 9)).toISOString();
  /** Twenty scores in January, eight of which are 12.3 and make up the Index. */
  const twenty = Array.from({ length: 20 }, (_, at) =>
    entry(at + 2, {
      differential: at < 12 ? 20 : 12.3,
      handicap: at === 19 ? 12.3 : 18,
      previousHandicap: at === 0 ? 12 : 18,
    }),
  );
  const late = (values: Partial<DatedHandicap>) => [
    initial,
    ...twenty,
    entry(31, { differential: 5, handicap: 12.3, previousHandicap: 12.3, ...values }),
  ];
  const explainedLate = (entries: readonly DatedHandicap[], playedOn: number) => {
    const rounds = entries.map(({ round, changedAt }, at) => {
      const playedAt = at === entries.length - 1 ? played(playedOn) : changedAt;
      return [round?.uid ?? '', { playedAt } as ScoreRound] as const;
    });
    return explain(entries, { ok: true as const, value: new Map(rounds) });
  };

  it('INDEX-1 a late score from before the latest twenty scores changes neither the Index nor its reductions', () => {
    const explained = explainedLate(late({}), 1);
    expect(indexVerdict(explained)).toBe('12.3: calculated and recorded agree.');
    expect(explained.scores.map(({ reduction }) => reduction)).toEqual(twenty.map(() => 0));
    expect(
      indexSteps(explained)
        .map(({ words }) => words)
        .join(),
    ).not.toContain('more than a year');
  });

  it('INDEX-2 the explanation gives no verdict if neither the order of play nor the order of entry gives the Index', () => {
    const explained = explainedLate(late({ handicap: 11 }), 1);
    expect(indexVerdict(explained)).toBe(
      'Recorded 11.0. It cannot be checked, because the history allows more than one result.',
    );
    expect(explained.gaps).toContainEqual({ kind: 'late', at: 21 });
    expect(explained.scores.some(({ counts }) => counts)).toBe(false);
    expect(indexSteps(explained)).toEqual([]);
  });
});

describe('the explanation of nine-hole scores', () => {
  it('INDEX-3 a nine-hole score shows the differential of the holes played and the expected differential of the other nine', () => {
    const round = {
      tee: { holes: Array.from({ length: 9 }) },
      playedAt: '2024-05-01T09:00:00.000Z',
    } as unknown as ScoreRound;
    const rounds = { ok: true as const, value: new Map([['round-2', round]]) };
    const played = entry(2, { differential: 20.6, previousHandicap: 20 });
    const [score] = explain([initial, played], rounds).scores;
    expect(score?.nine).toEqual({ played: 9, expected: 11.6 });
    expect(score?.playedAt).toBe('2024-05-01T09:00:00.000Z');
    const before = { ...round, playedAt: '2024-03-31T09:00:00.000Z' };
    const [earlier] = explain([initial, played], { ok: true, value: new Map([['round-2', before]]) }).scores;
    expect(earlier?.nine).toBeNull();
    const others = explain([initial, played]);
    expect(others.scores[0]?.nine).toBeNull();
    expect(others.holesUnknown).toBe(1);
  });
});
