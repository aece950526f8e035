import { describe, expect, it } from 'vitest';
import { UsersQuery } from '@/lib/contract/users';
import { type Dialect, renameFields, wire, wireQuery } from './wire';

const query = {
  search: 'Ross, Isla',
  status: 'ACTIVE,INVITED',
  createdFrom: '2026-01-01T00:00:00Z',
  sortedBy: '-createdAt',
  pageNumber: 3,
  pageSize: 25,
};

const asked = (dialect: Partial<Dialect>, input: object = query) =>
  decodeURIComponent(wireQuery(UsersQuery, Object.entries(input), { ...wire, ...dialect }).toString());

const created = 'createdFrom=2026-01-01T00:00:00Z';

describe('wireQuery', () => {
  it.each<[what: string, dialect: Partial<Dialect>, query: string]>([
    [
      'that matches the contract',
      {},
      `search=Ross,+Isla&status=ACTIVE,INVITED&${created}&sortedBy=-createdAt&pageNumber=3&pageSize=25`,
    ],
    [
      'that counts pages from zero and uses other names',
      { page: { name: 'page', first: 0 }, size: 'size', search: 'query' },
      `query=Ross,+Isla&status=ACTIVE,INVITED&${created}&sortedBy=-createdAt&page=2&size=25`,
    ],
    [
      'that sorts by sort=name,desc',
      { sort: (key, descending) => ({ sort: `${key},${descending ? 'desc' : 'asc'}` }) },
      `search=Ross,+Isla&status=ACTIVE,INVITED&${created}&sort=createdAt,desc&pageNumber=3&pageSize=25`,
    ],
    [
      'with separate order and direction, and other names for a sort key and a filter',
      {
        sort: (key, descending) => ({ orderBy: key, direction: descending ? 'DESC' : 'ASC' }),
        names: { createdAt: 'created', createdFrom: 'createdAfter' },
      },
      'search=Ross,+Isla&status=ACTIVE,INVITED&createdAfter=2026-01-01T00:00:00Z' +
        '&orderBy=created&direction=DESC&pageNumber=3&pageSize=25',
    ],
    [
      'with one parameter per value, while a search text keeps its comma',
      { several: 'repeat' },
      `search=Ross,+Isla&status=ACTIVE&status=INVITED&${created}&sortedBy=-createdAt&pageNumber=3&pageSize=25`,
    ],
  ])('the query has the form that the API expects: %s', (_, dialect, expected) => {
    expect(asked(dialect)).toBe(expected);
  });

  it('the query leaves out undefined values, but keeps empty ones', () => {
    expect(asked({}, { search: '', status: undefined, country: null })).toBe('search=');
  });
});

it('the fields of all records in a response get the names of the contract', () => {
  const names = { uid: 'id', firstName: 'name.first' };
  const country = { id: 'eng', name: 'England' };
  expect(renameFields({ items: [{ id: 7, name: { first: 'Ann' }, country }] }, names)).toEqual({
    items: [{ uid: 7, id: 7, name: { first: 'Ann' }, firstName: 'Ann', country: { ...country, uid: 'eng' } }],
  });
  expect(renameFields(country)).toBe(country);
});
