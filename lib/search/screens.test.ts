import { expect, it } from 'vitest';
import { screens } from './screens';

it('KEY-3 each screen has a different shortcut letter', () => {
  const letters = screens.map(({ key }) => key);
  expect(new Set(letters).size).toBe(screens.length);
  for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
});

it('KEY-3 shortcut letters do not change between versions', () => {
  const addresses = Object.fromEntries(screens.map(({ key, href }) => [key, href]));
  expect(addresses).toEqual({
    d: '/',
    o: '/month',
    u: '/all-users',
    a: '/admin-users',
    g: '/groups',
    m: '/group-members',
    e: '/events',
    c: '/events/event-courses',
    f: '/events/friendly-rounds',
    r: '/events/event-rounds',
    p: '/now-playing',
    l: '/countries',
    n: '/regions',
    v: '/compare',
  });
});
