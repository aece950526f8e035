import 'server-only';
import { cache } from 'react';
import { getOverview, getTotal, getUsersPerCountry } from '@/lib/api/stats';

/** What several cards of one page need is asked for once. */
export const getOverviewOnce = cache((from: string) => getOverview({ from }));
export const getTotalOnce = cache(getTotal);
export const getUsersPerCountryOnce = cache(getUsersPerCountry);
