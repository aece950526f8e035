import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { adminCells } from './cells';

const admin = { uid: 'a', firstName: 'Ann', lastName: 'Lee' };

it.each([
  ['a', true],
  ['b', false],
  [null, false],
])('when the signed-in user is %s, the list of admins marks the admin “a” as “You”: %s', (currentUid, isYou) => {
  const html = renderToStaticMarkup(adminCells(currentUid).name(admin));
  expect(html).toContain('Ann Lee');
  expect(html.includes('You')).toBe(isYou);
});
