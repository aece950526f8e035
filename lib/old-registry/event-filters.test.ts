import { describe, expect, it } from 'vitest';
import { type Event, type EventRound, EventRoundsQuery, EventsQuery } from '@/lib/contract/events';
import { apiFilters } from '@/lib/list/address/api-query';
import { type FilterValues, isOffered, keysOf } from '@/lib/list/address/filters';
import { checkRows } from '@/lib/list/rows/ignored-filters';
import { type Filter, plainFilters } from '@/lib/list/rows/old-filter';
import { eventRounds, eventRoundsOfGroup } from './event-rounds';
import { events, eventsOfGroup } from './events';

const eventFilters = events.filters ?? [];
const eventRoundFilters = eventRounds.filters ?? [];

const event: Event = {
  uid: 'e1',
  name: 'October Medal',
  status: 'COMPLETED',
  scoringFormat: 'STROKE_PLAY',
  group: { uid: 'g1', name: 'Swindle' },
  course: { uid: 'c1', name: 'Sandhythe' },
  startDate: '2026-10-17T23:30:00.000Z',
  createdAt: '2026-09-01T00:00:00.000Z',
};
const round: EventRound = {
  uid: 'r1',
  status: 'IN_PROGRESS',
  scoringFormat: 'STABLEFORD',
  event: { uid: 'e1', name: 'October Medal' },
  group: { uid: 'g1', name: 'Swindle' },
  course: null,
  playedAt: '2026-10-17T08:00:00.000Z',
  createdAt: '2026-09-01T00:00:00.000Z',
};

const keysIn = <Item>(filters: readonly Filter<Item>[]) => filters.flatMap((filter) => keysOf(filter));

describe('LIST-20 filters of events and of their rounds', () => {
  it('cover every key of the endpoints except the golfer, whom a row does not name', () => {
    const of = (shape: object) => Object.keys(shape).filter((key) => !/^(search|page|sortedBy|user$)/.test(key));
    expect(keysIn(eventFilters).toSorted()).toEqual(of(EventsQuery.shape).toSorted());
    expect(keysIn(eventRoundFilters).toSorted()).toEqual(of(EventRoundsQuery.shape).toSorted());
  });

  it.each([
    ['status', { status: 'COMPLETED' }, { status: 'DRAFT,SCHEDULED' }],
    ['format', { scoringFormat: 'STABLEFORD,STROKE_PLAY' }, { scoringFormat: 'STABLEFORD' }],
    ['group', { group: 'g0,g1' }, { group: 'g2' }],
    ['course', { course: 'c1' }, { course: 'c2' }],
    ['the day it starts in London', { startFrom: '2026-10-18' }, { startTo: '2026-10-17' }],
  ])('compare an event with its %s', (_, fits, differs) => {
    for (const [values, expected] of [
      [fits, 0],
      [differs, 1],
    ] as const) {
      const check = checkRows(plainFilters(eventFilters), apiFilters(values, eventFilters, 'Europe/London'));
      check.add(event);
      expect(check.ignored()).toHaveLength(expected);
    }
  });

  it('report a round without a course when a course was requested', () => {
    const values = { course: 'c1', playedFrom: '2026-10-17', event: 'e1' };
    const check = checkRows(plainFilters(eventRoundFilters), apiFilters(values, eventRoundFilters, 'UTC'));
    check.add(round);
    expect(check.ignored()).toEqual([{ label: 'Course', differ: 1, of: 1 }]);
  });

  it('report rounds of other countries, and rounds without one, when a country was requested', () => {
    const check = checkRows(plainFilters(eventRoundFilters), { country: 'wales' });
    for (const country of [{ uid: 'wales', name: 'Wales' }, { uid: 'malta', name: 'Malta' }, null])
      check.add({ ...round, country });
    expect(check.ignored()).toEqual([{ label: 'Country', differ: 2, of: 3 }]);
  });

  it('of one group do not include the group', () => {
    expect(keysIn(eventsOfGroup.filters ?? [])).not.toContain('group');
    expect(keysIn(eventRoundsOfGroup.filters ?? [])).not.toContain('group');
  });

  it('offer an event only when one is already chosen', () => {
    const offered = (values: FilterValues) => eventRoundFilters.filter((filter) => isOffered(filter, values));
    expect(keysIn(offered({}))).not.toContain('event');
    expect(offered({ event: 'e1' })).toEqual(eventRoundFilters);
  });
});
