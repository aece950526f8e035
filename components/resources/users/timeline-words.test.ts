import { describe, expect, it } from 'vitest';
import type { TimelineGap } from '@/lib/resources/timeline';
import { endText, handicapStep, reachText, timelineGapText, wonText } from './timeline-words';

describe('a handicap change in a timeline', () => {
  it.each([
    [12.3, 12.7, '12.3, down 0.4'],
    [-0.4, 0.2, '+0.4, down 0.6'],
    [9.1, 9.1, '9.1, unchanged'],
    [28, null, '28.0'],
  ])('TIME-1 a handicap of %d after %s reads “%s” in the timeline', (handicap, previousHandicap, words) => {
    expect(handicapStep({ handicap, previousHandicap })).toBe(words);
  });
});

describe('how rounds and events ended, in a timeline', () => {
  const winners = ['Ann', 'Al'].map((name) => ({ uid: name, name, userUid: `user-${name}` }));

  it.each([
    ['Not yet', null, 'No winner yet'],
    ['None', null, 'No winner'],
    ['Tied: Ann and Al', { winners, tied: true }, 'Tied: Ann and Al'],
    ['Ann & Al, 3&2', { winners, margin: '3&2' }, 'Winner: Ann & Al, 3&2'],
    ['Ann', { winners, tied: true }, 'Winner: Ann'],
    [null, null, null],
  ])('TIME-1 where a list shows the winner as “%s”, the timeline says so in words', (winner, outcome, words) => {
    expect(endText({ status: 'COMPLETED', outcome }, winner)).toBe(words);
  });
});

it.each([
  ['m', 'COMPLETED', false, 'Won by 2 points'],
  ['m', 'COMPLETED', true, null],
  ['m', 'ABANDONED', false, null],
  ['other', 'COMPLETED', false, null],
  [null, 'COMPLETED', false, null],
])(
  'TIME-1 for member %s, an event that is %s (tied: %s) reads “%s” instead of naming the winner',
  (member, status, tied, words) => {
    const outcome = { winners: [{ uid: 'm', name: 'Ann' }], margin: '2 points', tied };
    expect(wonText({ status, outcome }, member)).toBe(words);
  },
);

describe('what a timeline lacks', () => {
  const what = 'groups joined, friendly rounds, events and handicaps';
  const lacks = 'Not shown: upcoming events, and changes of status or friends, which have no dates.';
  const days = [{ day: '2025-03-04', happenings: [] }];
  const undated: TimelineGap = { kind: 'undated', what: 'groups', count: 1 };
  const unread: TimelineGap = { kind: 'unread', what: 'events', day: null };
  const failed: TimelineGap = {
    kind: 'failed',
    what: 'events',
    failure: { kind: 'refused', status: 503, message: 'Down' },
  };

  it.each([
    [{ earlier: '2025-03-04' }, `Shows all ${what} since 2025-03-04. Earlier days are on the next page.`],
    [{ before: '2025-04-01' }, `Shows all ${what} before 2025-04-01.`],
    [{ gaps: [undated] }, `Shows ${what}.`],
    [{ gaps: [failed] }, `Some entries could not be loaded. Shows ${what}.`],
    [{ gaps: [unread] }, 'Incomplete history.'],
    [{ days: [] }, 'Nothing is recorded.'],
  ])('TIME-4 the timeline part %j says what it shows and what it lacks', (part, words) => {
    expect(reachText({ days, before: null, earlier: null, gaps: [], ...part })).toBe(`${words} ${lacks}`);
  });

  it.each<[TimelineGap, string]>([
    [
      { kind: 'failed', what: 'events', failure: { kind: 'refused', status: 503, message: 'Try again later' } },
      'Could not load all events: Try again later.',
    ],
    [{ kind: 'undated', what: 'groups', count: 1 }, '1 of the groups has no readable date and is not shown.'],
    [
      { kind: 'unread', what: 'friendly rounds', day: '2025-03-04' },
      'There are too many friendly rounds to show 2025-03-04 and earlier days here. The list of friendly rounds has them all.',
    ],
    [
      { kind: 'unread', what: 'events', day: null },
      'There are too many events to show even one day here. The list of events has them all.',
    ],
    [
      { kind: 'left-out', what: 'handicaps', shown: 10, of: 14 },
      'Shows handicaps of the 10 most recently joined groups, out of 14.',
    ],
  ])('TIME-3 what a timeline lacks because of %j reads “%s”', (gap, words) => {
    expect(timelineGapText(gap)).toBe(words);
  });
});
