import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { get, pageOf } from '@/lib/contract/common';
import { from, fromWire } from '@/lib/contract/wire/from';
import { openApiDocument } from '@/sandbox/api/openapi/document';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';

// The contract of an API that names two fields of a country in its own way.
vi.mock('@/lib/contract/places', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/contract/places')>();
  const Country = original.Country.out.extend({
    uid: from('id', z.string().min(1)),
    isoCode: from('codes.alpha2', z.string().nullish()),
  });
  const list = get('/countries', 'Countries').input(original.CountriesQuery).output(pageOf(Country));
  return { ...original, Country, countries: { list } };
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('the sandbox answers under the names of the API, and the app reads them', async () => {
  const { Country } = await import('@/lib/contract/places');
  const response = await api.request('/countries?pageSize=3&sortedBy=isoCode');
  const { items } = z.object({ items: z.array(z.record(z.string(), z.unknown())) }).parse(await response.json());
  expect(items).toHaveLength(3);
  for (const item of items) {
    expect(item).toMatchObject({ id: expect.any(String), codes: { alpha2: expect.any(String) } });
    expect(item).not.toHaveProperty('uid');
    expect(item).not.toHaveProperty('isoCode');
    const { id: uid, codes } = item as { id: string; codes: { alpha2: string } };
    expect(Country.parse(fromWire(Country, item))).toMatchObject({ uid, isoCode: codes.alpha2 });
  }
});

it('the OpenAPI document has the names of the API', async () => {
  const { components } = await openApiDocument('/api/v1');
  const country: unknown = components?.schemas?.Country;
  const { properties, required } = country as { properties: object; required: string[] };
  expect(Object.keys(properties)).toEqual(['id', 'name', 'codes', 'regionsCount', 'usersCount']);
  expect(properties).toMatchObject({ codes: { type: 'object', properties: { alpha2: {} } } });
  expect(required).toEqual(['id', 'name']);
});
