import 'server-only';
import type { z } from 'zod';
import { type CountriesQuery, Country, Region, type RegionsQuery } from '@/lib/contract/places';
import type { Page } from '@/lib/contract/read';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';
import { readPage } from './read';

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listCountries(query: z.input<typeof CountriesQuery>): Promise<Page<Country>> {
  return lastPageIfBeyond(query, async (page) => readPage(Country, await api().countries.list(page)));
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listRegions(query: z.input<typeof RegionsQuery>, signal?: AbortSignal): Promise<Page<Region>> {
  return lastPageIfBeyond(query, async (page) => readPage(Region, await api().regions.list(page, { signal })));
}
