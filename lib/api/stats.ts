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

/** Dashboard responses have no `assumed` fields: if one number were missing, the others would not add up. */

type Input = Readonly<Record<string, unknown>>;

async function fetchFigures<Figures>(endpoint: Endpoint, schema: z.ZodType<Figures>, input: Input): Promise<Figures> {
  return (await fetchRecord({ endpoint, item: schema, assumed: [] }, input)).item;
}

export const fetchOverview = cache((from: string) => fetchFigures(dashboard.overview, OverviewVariant, { from }));

export const fetchTotal = cache((of: 'users' | 'groups' | 'events' | 'rounds') =>
  fetchFigures(dashboard[of], TotalVariant, {}),
);

export const fetchUsersPerCountry = cache(() => fetchFigures(dashboard.usersPerCountry, CountriesVariant, {}));

export const fetchUsersPerRegion = (country: string) =>
  fetchFigures(dashboard.usersPerRegion, RegionsVariant, { id: country });

export const fetchGroupSizes = () => fetchFigures(dashboard.groupSizes, GroupSizesVariant, {});

export const fetchSeries = (name: keyof typeof stats, query: z.infer<typeof SeriesQuery>) =>
  fetchFigures(stats[name], seriesVariant(query.zone), query);
