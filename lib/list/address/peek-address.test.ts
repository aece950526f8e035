import { describe, expect, it } from 'vitest';
import { peekHref, readPeek } from './peek-address';

describe('readPeek', () => {
  it.each([
    ['no preview for an empty query', '', null],
    ['no preview for an empty value', 'peek=', null],
    ['the uid of the preview', 'q=a&peek=u-1', 'u-1'],
    ['the first of two uids', 'peek=u-1&peek=u-2', 'u-1'],
    ['no preview for an invalid uid', 'peek=..%2Fadmins', null],
  ])('readPeek returns %s', (_, query, uid) => {
    const params = new URLSearchParams(query);
    expect(readPeek(params)).toBe(uid);
    const record = Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
    expect(readPeek(record)).toBe(uid);
  });
});

describe('peekHref', () => {
  it.each([
    ['/all-users', 'u-1', '/all-users?peek=u-1'],
    ['/all-users?status=A,B&pageNumber=2', 'u-1', '/all-users?status=A,B&pageNumber=2&peek=u-1'],
    ['/all-users?peek=u-1&q=abc', 'u-2', '/all-users?q=abc&peek=u-2'],
    ['/all-users?peek=u-1&q=abc', null, '/all-users?q=abc'],
    ['/all-users?peek=u-1', null, '/all-users'],
  ])('for the address %s and the previewed record %s, peekHref returns %s', (address, uid, href) =>
    expect(peekHref(address, uid)).toBe(href),
  );
});
