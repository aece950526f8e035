import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Event, event } from '@/lib/resources/events';
import { user } from '@/lib/resources/users';
import { FieldList } from './field-list';

const labelsOf = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]*)</g)].map(([, label]) => label);

const eventWith = (changes: Partial<Event>) => {
  const item = { uid: 'e', name: 'Medal', teamsCount: 0, ...changes } as Event;
  return labelsOf(renderToStaticMarkup(<FieldList record={event} item={item} format={{ timeZone: 'UTC' }} />));
};

it.each([
  ['an event without teams', { teamsCount: 0 }, false],
  ['an event with teams', { teamsCount: 6 }, true],
  ['an event with a team format', { teamFormat: 'FOUR_BALL', teamsCount: null }, true],
])('REC-8 %s shows no field that adds nothing', (_, changes, hasTeams) => {
  expect(eventWith(changes).includes('Teams')).toBe(hasTeams);
});

it.each([
  ['SUSPENDED', 'Suspended', 'does not say who suspended the account, when or why.</p>'],
  ['ACTIVE', 'Active', '</span></dd>'],
])('REC-10 the status %s of a record has its meaning below it, unless it explains itself', (status, words, after) => {
  const item = { uid: 'u', status };
  const html = renderToStaticMarkup(<FieldList record={user} item={item} format={{ timeZone: 'UTC' }} />);
  expect(html.slice(html.indexOf(`>${words}<`)).split('</div>')[0]).toContain(after);
});

it('REC-8 the ID is the last of a record’s fields', () => {
  expect(eventWith({}).at(-1)).toBe('Event ID');
  expect(user.facts.at(0)).toBe('status');
});
