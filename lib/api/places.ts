import 'server-only';
import { fetchPage } from '@/lib/api/http/fetch';
import type { Input } from '@/lib/contract/endpoints';
import type { Page } from '@/lib/contract/page';
import type { Country, Region } from '@/lib/contract/places';

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listCountries(query: Input<'countries.list'>): Promise<Page<Country>> {
  return fetchPage('countries.list', query);
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listRegions(query: Input<'regions.list'>, signal?: AbortSignal): Promise<Page<Region>> {
  return fetchPage('regions.list', query, { signal });
}
