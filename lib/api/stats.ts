import 'server-only';
import { fetchRecord } from '@/lib/api/http/fetch';
import type { Input, Output } from '@/lib/contract/endpoints';

/*
 * The figures of the dashboard. One broken part breaks the answer: the rest would not add up.
 * All @throws RequestFailed, ContractBroken, Unreachable
 */

/** Totals now, and at the moment `from`. */
export function getOverview(query: { from: string }): Promise<Output<'dashboard.overview'>> {
  return fetchRecord('dashboard.overview', query);
}

export function getTotal(of: 'users' | 'groups' | 'events' | 'rounds'): Promise<Output<'dashboard.users'>> {
  return fetchRecord(`dashboard.${of}`, {});
}

export function getUsersPerCountry(): Promise<Output<'dashboard.usersPerCountry'>> {
  return fetchRecord('dashboard.usersPerCountry', {});
}

export function getUsersPerRegion(id: string): Promise<Output<'dashboard.usersPerRegion'>> {
  return fetchRecord('dashboard.usersPerRegion', { id });
}

export function getGroupSizes(): Promise<Output<'dashboard.groupSizes'>> {
  return fetchRecord('dashboard.groupSizes', {});
}

export type SeriesName = 'newUsers' | 'newGroups' | 'newEvents' | 'playedRounds';

export function getSeries(name: SeriesName, query: Input<'stats.newUsers'>): Promise<Output<'stats.newUsers'>> {
  return fetchRecord(`stats.${name}`, query);
}
