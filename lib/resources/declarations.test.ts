import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { apiFilters } from '@/lib/list/url/api-query';
import { FILTER_LABELS } from '@/lib/list/url/filter-labels';
import { keysOf } from '@/lib/list/url/filters';
import { readFilter } from '@/lib/list/url/read-filter';
import { allLists } from './all-lists';
import { countries, country } from './countries';
import { course, courses } from './courses';
import { eventRound, eventRounds, eventRoundsOfGroup } from './event-rounds';
import { event, events, eventsOfGroup, eventsOfUser } from './events';
import { friendlyRound, friendlyRounds } from './friendly-rounds';
import { group, groups } from './groups';
import { member } from './members';
import { region, regions } from './regions';
import type { AnyList } from './resource';
import { user, users } from './users';

const filterKeys = ({ filters }: AnyList) => filters.flatMap(keysOf);

describe('values that a filter reads are valid in the contract', () => {
  const texts = ['.5', '-1e6', '0.0000001', '1910-01-01', '2899-12-31', '2026-11-22T15:04:05Z', 'never', 'On Hold,B'];
  const cases = allLists.flatMap((list) =>
    list.filters.map((filter) => [list.name, filter.label, list, filter] as const),
  );
  it.each(cases)('FILTER-10 in the list %s, the filter %s', (_, __, list, filter) => {
    const schema = list.endpoint.input as z.ZodObject;
    for (const key of keysOf(filter)) {
      for (const text of texts) {
        const { values } = readFilter(filter, (one) => (one === key ? text : ''));
        const query = apiFilters(values, [filter], 'UTC');
        for (const [name, value] of Object.entries(query)) {
          expect(schema.shape[name]?.safeParse(value).success, `${name}=${value}`).toBe(true);
        }
      }
    }
  });
});

it('LIST-25 filters of other lists have the labels of their declarations', () => {
  const declared = allLists.flatMap(({ filters }) =>
    filters.flatMap((filter) => keysOf(filter).map((key) => [key, filter.label] as const)),
  );
  expect(new Map(declared)).toEqual(FILTER_LABELS);
});

it('WAY-4 in lists of rounds, the course links to the round or is plain text; the round’s screen links to the course', () => {
  const [uid, course] = ['r1', { uid: 'c1', name: 'Celtic Vale' }];
  expect(friendlyRounds.fields.course?.href?.({ uid, course } as never)).toBe('/events/friendly-rounds/r1');
  for (const { fields } of [eventRounds, eventRoundsOfGroup]) expect(fields.course?.href).toBeUndefined();
  for (const { fields } of [friendlyRound, eventRound]) {
    expect(fields.course?.href?.({ uid, course } as never)).toBe('/events/event-courses/c1/course-details');
  }
});

describe('filters and links of events, event rounds and users', () => {
  it.each([events, eventsOfGroup, eventsOfUser])(
    'LIST-20 every list of events has filters by status, format, course and days (list %#)',
    (list) => {
      const keys = ['status', 'scoringFormat', 'course', 'startFrom', 'startTo'];
      expect(filterKeys(list)).toEqual(expect.arrayContaining(keys));
    },
  );

  it('LIST-20 the list of all events has a filter by group; lists of event rounds also have a filter by country', () => {
    expect(filterKeys(events)).toContain('group');
    expect(filterKeys(eventRounds)).toEqual(expect.arrayContaining(['group', 'country', 'playedFrom', 'playedTo']));
    expect(filterKeys(eventRoundsOfGroup)).toContain('country');
  });

  it('LIST-20 users have filters by handicap and last activity', () => {
    expect(filterKeys(users)).toEqual(expect.arrayContaining(['handicapMin', 'handicapMax', 'activeFrom', 'activeTo']));
  });

  it.each([
    ['a player’s row', {}, '/events/e1?tab=individuals&player=w#player'],
    ['a team’s card', { teamFormat: 'FOUR_BALL' }, '/events/e1?tab=teams&team=w#card'],
    ['nobody, as the event is in progress', { status: 'IN_PROGRESS' }, null],
    ['nobody, as two tied', { outcome: { tied: true, winners: ['w', 'x'].map((uid) => ({ uid, name: uid })) } }, null],
  ])('WAY-4 the winner in a list of events links to %s', (_, changes, href) => {
    const outcome = { winners: [{ uid: 'w', name: 'Ann' }] };
    expect(events.fields.winner?.href?.({ uid: 'e1', name: 'Medal', status: 'COMPLETED', outcome, ...changes })).toBe(
      href,
    );
  });

  it('LIST-20 the number of rounds in a list of events links to the rounds of that event', () => {
    const item = { uid: 'e1', name: 'Medal', roundsCount: 2 };
    expect(events.fields.roundsCount?.href?.(item)).toBe('/events/e1/rounds');
  });
});

it.each([users, groups, events, eventRounds, friendlyRounds] as AnyList[])(
  'LIST-22 the list of $name has a sortable column with the creation date',
  ({ fields }) => {
    expect(fields.createdAt?.sortKey).toBe('createdAt');
  },
);

it.each([users, groups, events, courses, countries, regions] as AnyList[])(
  'NAME-2 the list of $name shows the short uid of a record without a visible name',
  ({ row, fields }) => {
    const item = {
      uid: 'fd33c0de-1111-4222-8333-444455559a41',
      name: '\u3164',
      firstName: '\u3164',
      lastName: '\u200B',
    };
    expect([row.name(item), fields.name?.text(item, { timeZone: 'UTC' })]).toEqual(['fd33…9a41', 'fd33…9a41']);
  },
);

it.each([user, member, group, event, eventRound, friendlyRound, course, country, region])(
  'REC-1 a $noun’s screen shows only declared fields, each once',
  ({ facts, fields }) => {
    expect(facts.filter((id) => !(fields as Record<string, unknown>)[id])).toEqual([]);
    expect(new Set(facts).size).toBe(facts.length);
  },
);
