import { expect, it } from 'vitest';
import { createLruStore } from './data-cache';

it('evicts the entry that has been neither read nor set for longest', () => {
  const store = createLruStore<string | null>(2);
  store.set('a', 'one');
  store.set('b', null);
  expect(store.get('a')).toBe('one');
  store.set('c', 'three');
  expect(['a', 'b', 'c'].filter(store.has)).toEqual(['a', 'c']);
  store.set('a', 'another');
  store.set('d', null);
  expect(['a', 'b', 'c', 'd'].filter(store.has)).toEqual(['a', 'd']);
  expect(store.get('a')).toBe('another');
});

it('reading an empty value keeps it too', () => {
  const store = createLruStore<null>(2);
  store.set('a', null);
  store.set('b', null);
  store.get('a');
  store.set('c', null);
  expect(['a', 'b', 'c'].filter(store.has)).toEqual(['a', 'c']);
});
