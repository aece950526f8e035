import 'server-only';
import type { z } from 'zod';
import { readAnswer } from '@/lib/contract/read';
import {
  GroupSizes,
  Overview,
  Series,
  type SeriesQuery,
  Total,
  UsersPerCountry,
  UsersPerRegion,
} from '@/lib/contract/stats';
import { api } from './client';

/*
 * The figures of the dashboard. An answer with one part that cannot be read is refused as a whole: what is left of it
 * would not add up. All @throws RequestFailed, ContractBroken, Unreachable
 */

/** `from`: the moment for which earlier totals are wanted. */
export async function getOverview(query: { from: string }): Promise<Overview> {
  return readAnswer(Overview, await api().dashboard.overview(query));
}

export async function getTotal(of: 'users' | 'groups' | 'events' | 'rounds'): Promise<Total> {
  return readAnswer(Total, await api().dashboard[of]({}));
}

export async function getUsersPerCountry(): Promise<z.infer<typeof UsersPerCountry>> {
  return readAnswer(UsersPerCountry, await api().dashboard.usersPerCountry({}));
}

export async function getUsersPerRegion(id: string): Promise<z.infer<typeof UsersPerRegion>> {
  return readAnswer(UsersPerRegion, await api().dashboard.usersPerRegion({ id }));
}

export async function getGroupSizes(): Promise<z.infer<typeof GroupSizes>> {
  return readAnswer(GroupSizes, await api().dashboard.groupSizes({}));
}

export type SeriesName = 'newUsers' | 'newGroups' | 'newEvents' | 'playedRounds';

export async function getSeries(name: SeriesName, query: z.input<typeof SeriesQuery>): Promise<Series> {
  return readAnswer(Series, await api().stats[name](query));
}
