import 'server-only';
import { cache } from 'react';
import { fetchPage } from '@/lib/api/http/fetch';
import type { Input } from '@/lib/contract/endpoints';
import type { Page } from '@/lib/contract/page';
import type { Country, Region } from '@/lib/contract/places';
import { byUid } from './by-uid';

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listCountries(query: Input<'countries.list'>): Promise<Page<Country>> {
  return fetchPage('countries.list', query);
}

/** The country with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export const getCountry = cache((uid: string): Promise<Country | null> => byUid(uid, listCountries));

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listRegions(query: Input<'regions.list'>, signal?: AbortSignal): Promise<Page<Region>> {
  return fetchPage('regions.list', query, { signal });
}

/** The region with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export const getRegion = cache((uid: string): Promise<Region | null> => byUid(uid, (query) => listRegions(query)));
