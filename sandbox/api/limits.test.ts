import { describe, expect, it } from 'vitest';
import { type ApiLimits, limitRequest } from './limits';

function queryOf(query: string, limits: ApiLimits, headers: Record<string, string> = {}): string {
  const request = new Request(`http://127.0.0.1/api/v1/countries${query}`, { headers });
  return new URL(limitRequest(request, limits).url).search;
}

describe('the limits of the API', () => {
  it.each<[string, ApiLimits, string]>([
    ['?search=fd33a0c2&pageSize=100', {}, '?search=fd33a0c2&pageSize=100'],
    // Two words are compared with names only.
    ['?search=fd33a0c2', { search: 'names' }, '?search=fd33a0c2+fd33a0c2'],
    ['?search=Ann+Lee', { search: 'names' }, '?search=Ann+Lee'],
    ['?pageSize=100&pageNumber=2', { maxRows: 50 }, '?pageSize=50&pageNumber=2'],
    ['?pageSize=20', { maxRows: 50 }, '?pageSize=20'],
    ['', { search: 'names', maxRows: 50 }, ''],
  ])('%s with %j', (query, limits, limited) => {
    expect(queryOf(query, limits)).toBe(limited);
  });

  it('a request may have its own', () => {
    const headers = { 'x-sandbox-search': 'names', 'x-sandbox-max-rows': '20' };
    expect(queryOf('?search=ab12&pageSize=50', {}, headers)).toBe('?search=ab12+ab12&pageSize=20');
  });
});
