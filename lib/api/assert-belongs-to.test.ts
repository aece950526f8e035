import { describe, expect, it } from 'vitest';
import { onlyPage, type Row } from '@/lib/contract/page';
import { assertBelongsTo } from './assert-belongs-to';

type Item = { group?: { uid: string } | null };
const pageOf = (...rows: Row<Item>[]) => onlyPage({ endpoint: 'events.list', rows });
const row = (uid: string | null): Row<Item> => ({ ok: true, item: { group: uid === null ? null : { uid } } });
const broken: Row<Item> = { ok: false, uid: null, faults: ['items[1].group: Required'] };

describe('assertBelongsTo', () => {
  it.each([
    ['no rows', pageOf()],
    ['rows of the requested record', pageOf(row('a'), row('a'))],
    ['a row that could not be read', pageOf(row('a'), broken)],
  ])('accepts %s', (_, page) => {
    expect(assertBelongsTo('group', 'a', page)).toBe(page);
  });

  it.each([
    ['another record', pageOf(row('a'), row('b')), 'items[1].group.uid: Expected a, received b'],
    ['no record', pageOf(row(null)), 'items[0].group.uid: Expected a, received none'],
  ])('refuses a row of %s', (_, page, words) => {
    expect(() => assertBelongsTo('group', 'a', page)).toThrow(words);
  });
});
