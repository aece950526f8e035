import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { adminCells } from './cells';
import { CurrentAdmin } from './current-admin';

const admin = { uid: 'a', firstName: 'Ann', lastName: 'Lee' };

it.each([
  ['a', true],
  ['b', false],
  [null, false],
])('for the signed-in user %s, the list of admins marks the admin “a” as “You”: %s', async (currentUid, isYou) => {
  const row = <CurrentAdmin uid={Promise.resolve(currentUid)}>{adminCells.name(admin)}</CurrentAdmin>;
  const html = await new Response((await prerender(row)).prelude).text();
  expect(html).toContain('Ann Lee');
  expect(html.includes('You')).toBe(isYou);
});
