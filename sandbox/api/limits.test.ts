import { describe, expect, it } from 'vitest';
import { type ApiLimits, limitRequest } from './limits';

function queryOf(query: string, limits: ApiLimits, headers: Record<string, string> = {}): string {
  const request = new Request(`http://127.0.0.1/api/v1/countries${query}`, { headers });
  return new URL(limitRequest(request, limits).url).search;
}

describe('limitRequest applies the limits of the API', () => {
  it.each<[string, ApiLimits, string]>([
    ['?search=fd33a0c2&pageSize=100', {}, '?search=fd33a0c2&pageSize=100'],
    // The API compares ids only if the search is a single word, so two words match names only.
    ['?search=fd33a0c2', { search: 'names' }, '?search=fd33a0c2+fd33a0c2'],
    ['?search=Ann+Lee', { search: 'names' }, '?search=Ann+Lee'],
    ['?pageSize=100&pageNumber=2', { maxRows: 50 }, '?pageSize=50&pageNumber=2'],
    ['?pageSize=20', { maxRows: 50 }, '?pageSize=20'],
    ['', { search: 'names', maxRows: 50 }, ''],
  ])('limitRequest changes the query “%s” under the limits %j to “%s”', (query, limits, limited) => {
    expect(queryOf(query, limits)).toBe(limited);
  });

  it('request headers override the limits of the sandbox', () => {
    const headers = { 'x-sandbox-search': 'names', 'x-sandbox-max-rows': '20' };
    expect(queryOf('?search=ab12&pageSize=50', {}, headers)).toBe('?search=ab12+ab12&pageSize=20');
  });
});
