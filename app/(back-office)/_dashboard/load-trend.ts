import 'server-only';
import { cache } from 'react';
import { fetchSeries } from '@/lib/api/stats';
import type { SeriesName } from '@/lib/stats/series';
import { type Trend, trendOf } from '@/lib/stats/trend';
import type { View } from './view';

/** Loads a series once for all cards of a view. @throws RequestFailed, ContractBroken, Unreachable */
export const loadTrend = cache(async (name: SeriesName, { comparison, queries }: View): Promise<Trend> => {
  return trendOf(await Promise.all(queries.map((query) => fetchSeries(name, query))), comparison);
});
