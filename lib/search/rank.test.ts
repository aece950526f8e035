import { expect, it } from 'vitest';
import { isExact, ranked } from './rank';

const hit = (title: string, uid = title) => ({ title, uid });

it('SRCH-3 exact before prefix before word before anything else, else in the order of the list', () => {
  const hits = ['Southwalton', 'Royal Walton', 'Waltonia', 'Walton', 'Old Walton', 'Mount Royal'].map((title) =>
    hit(title),
  );
  expect(ranked(hits, 'walton').map(({ title }) => title)).toEqual([
    'Walton',
    'Waltonia',
    'Royal Walton',
    'Old Walton',
    'Southwalton',
    'Mount Royal',
  ]);
});

it('SRCH-3 LIST-16 an id as screens show it is exact, its beginning a prefix', () => {
  const uid = 'fd33ab12-0000-4000-8000-0000c0de9a41';
  for (const [q, exact] of [
    ['fd33…9a41', true],
    ['FD33...9A41', true],
    ['fd33…9a42', false],
    ['fd33ab12', false],
  ] as const)
    expect(isExact(hit('Walton', uid), q), q).toBe(exact);
  const hits = [hit('Mount fd33ab12', 'u-1'), hit('Walton', uid)];
  expect(ranked(hits, 'fd33ab12').map(({ title }) => title)).toEqual(['Walton', 'Mount fd33ab12']);
});

it('SRCH-3 an id and a name without its accents are exact', () => {
  expect(isExact(hit('Aoife Ní Bhriain', 'u-1'), 'U-1')).toBe(true);
  expect(isExact(hit('Aoife Ní Bhriain', 'u-1'), 'aoife ni bhriain')).toBe(true);
  expect(isExact(hit('Aoife Ní Bhriain', 'u-1'), 'aoife')).toBe(false);
});
