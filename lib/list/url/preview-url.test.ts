import { describe, expect, it } from 'vitest';
import { previewHref, readPreview } from './preview-url';

describe('readPreview', () => {
  it.each([
    ['no preview for an empty query', '', null],
    ['no preview for an empty value', 'preview=', null],
    ['the uid of the preview', 'q=a&preview=u-1', 'u-1'],
    ['the first of two uids', 'preview=u-1&preview=u-2', 'u-1'],
    ['the uid in an older link', 'peek=u-1', 'u-1'],
    ['no preview for an invalid uid', 'preview=..%2Fadmins', null],
  ])('readPreview returns %s', (_, query, uid) => {
    const params = new URLSearchParams(query);
    expect(readPreview(params)).toBe(uid);
    const record = Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
    expect(readPreview(record)).toBe(uid);
  });
});

describe('previewHref', () => {
  it.each([
    ['/all-users', 'u-1', '/all-users?preview=u-1'],
    ['/all-users?status=A,B&pageNumber=2', 'u-1', '/all-users?status=A,B&pageNumber=2&preview=u-1'],
    ['/all-users?preview=u-1&q=abc', 'u-2', '/all-users?q=abc&preview=u-2'],
    ['/all-users?preview=u-1&q=abc', null, '/all-users?q=abc'],
    ['/all-users?preview=u-1', null, '/all-users'],
    ['/all-users?peek=u-1&q=abc', 'u-2', '/all-users?q=abc&preview=u-2'],
    ['/all-users?peek=u-1', null, '/all-users'],
  ])('at %s, previewHref for the record %s returns %s', (address, uid, href) =>
    expect(previewHref(address, uid)).toBe(href),
  );
});
