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

it('SRCH-3 an id and a name without its accents are exact', () => {
  expect(isExact(hit('Aoife Ní Bhriain', 'u-1'), 'U-1')).toBe(true);
  expect(isExact(hit('Aoife Ní Bhriain', 'u-1'), 'aoife ni bhriain')).toBe(true);
  expect(isExact(hit('Aoife Ní Bhriain', 'u-1'), 'aoife')).toBe(false);
});
