import { describe, expect, it } from 'vitest';
import type { CountedList, TeesPlayed } from '@/lib/contract/course-play';
import { playedFormats, teesText, together } from './play-words';

const list = (value: number | null): CountedList => ({ href: '/events', total: { ok: true, value } });
const failed: CountedList = {
  href: '/events',
  total: { ok: false, failure: { kind: 'unreachable', message: 'No answer' } },
};

describe('together', () => {
  it.each<[string, CountedList | null, CountedList | null, string]>([
    ['are the sum of both totals', list(1200), list(34), '1,234'],
    ['are the total of one kind if the other kind cannot exist', list(12), null, '12'],
    ['are unknown if one total could not be loaded', list(12), failed, '-'],
    ['are unknown if the API does not report one of the totals', list(null), list(3), '-'],
  ])('GLANCE-1 the rounds on a course %s', (_, friendly, event, words) => {
    expect(together({ friendly, event })).toBe(words);
  });

  it('GLANCE-1 the list of played formats leaves out formats without rounds, but shows formats whose number of rounds is unknown', () => {
    const formats = [
      { label: 'Stableford', friendly: list(0), event: list(0) },
      { label: 'Match Play', friendly: list(2), event: null },
      { label: 'Stroke Play', friendly: list(0), event: failed },
    ];
    expect(playedFormats(formats).map(({ label }) => label)).toEqual(['Match Play', 'Stroke Play']);
  });
});

describe('teesText', () => {
  it('GLANCE-2 the text about tees says how many rounds were loaded, failed to load, or have no tee', () => {
    const tees: TeesPlayed = {
      tees: [],
      unnamed: 2,
      friendly: { ok: true, value: { read: 100, of: 1340 } },
      event: { ok: false, failure: { kind: 'unreachable', message: 'No answer' } },
    };
    expect(teesText(tees)).toEqual([
      'The latest 100 of 1,340 friendly rounds.',
      'The event rounds could not be loaded: No answer.',
      'For 2 of them the tee is unreadable.',
    ]);
    const all = { ok: true, value: { read: 7, of: 7 } } as const;
    expect(teesText({ tees: [], unnamed: 0, friendly: all, event: all })[0]).toBe('All 7 friendly rounds.');
  });
});
