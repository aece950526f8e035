import { expect, it } from 'vitest';
import { noneYet } from './none-yet';

it.each([
  ['Teams', 'No teams yet'],
  ['Latest friendly rounds', 'No friendly rounds yet'],
  ['Upcoming events', 'No upcoming events'],
])('LIST-19 the empty table %s says: %s', (title, text) => {
  expect(noneYet(title)).toBe(text);
});
