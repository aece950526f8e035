import { describe, expect, it } from 'vitest';
import { queryText, withParams, withQuery } from './query-text';

describe('queryText, withQuery and withParams', () => {
  it('a query text keeps commas between values and encodes all other special characters', () => {
    expect(queryText(new URLSearchParams({ status: 'ACTIVE,NEW', q: 'a & b' }))).toBe('status=ACTIVE,NEW&q=a+%26+b');
  });

  it('withQuery adds a query to a path; an empty query leaves the path unchanged', () => {
    expect(withQuery('/groups', new URLSearchParams({ hide: 'a,b' }))).toBe('/groups?hide=a,b');
    expect(withQuery('/groups', new URLSearchParams())).toBe('/groups');
  });

  it.each([
    ['/groups', { q: 'a' }, '/groups?q=a'],
    ['https://f.example/groups?hide=a,b&q=a#top', { q: 'b c', hide: null }, 'https://f.example/groups?q=b+c#top'],
    ['/groups?q=a&q=b&page=2', { q: null }, '/groups?page=2'],
    ['/groups?q=a', { q: null }, '/groups'],
  ])('for %s, withParams sets or removes the parameters %j', (address, params, changed) => {
    expect(withParams(address, params)).toBe(changed);
  });
});
