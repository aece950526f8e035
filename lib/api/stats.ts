import 'server-only';
import { cache } from 'react';
import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { dashboard, type SeriesQuery, stats } from '@/lib/contract/stats';
import {
  CountriesVariant,
  GroupSizesVariant,
  OverviewVariant,
  RegionsVariant,
  seriesVariant,
  TotalVariant,
} from '@/lib/contract/stats-variants';
import { fetchRecord } from './fetch-page';

/** Most dashboard responses are rejected if one number is invalid, because the others would no longer add up. */

type Input = Readonly<Record<string, unknown>>;

async function fetchFigures<Figures>(endpoint: Endpoint, schema: z.ZodType<Figures>, input: Input): Promise<Figures> {
  return (await fetchRecord({ endpoint, item: schema, mayBeMissing: [] }, input)).item;
}

/** Totals of the overview are independent, so an invalid one is null and the others stay. */
export const fetchOverview = cache(async (from: string) => {
  const mayBeMissing = ['users', 'groups', 'events', 'rounds'];
  const { item, faults } = await fetchRecord(
    { endpoint: dashboard.overview, item: OverviewVariant, mayBeMissing },
    { from },
  );
  return { ...item, faults };
});

export const fetchTotal = cache((of: 'users' | 'groups' | 'events' | 'rounds') =>
  fetchFigures(dashboard[of], TotalVariant, {}),
);

export const fetchUsersPerCountry = cache(() => fetchFigures(dashboard.usersPerCountry, CountriesVariant, {}));

export const fetchUsersPerRegion = (country: string) =>
  fetchFigures(dashboard.usersPerRegion, RegionsVariant, { id: country });

export const fetchGroupSizes = cache(() => fetchFigures(dashboard.groupSizes, GroupSizesVariant, {}));

export const fetchSeries = (name: keyof typeof stats, query: z.infer<typeof SeriesQuery>) =>
  fetchFigures(stats[name], seriesVariant(query.zone), query);
