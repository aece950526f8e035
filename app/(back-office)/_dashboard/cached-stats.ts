import 'server-only';
import { cache } from 'react';
import { fetchRecord } from '@/lib/api/http/fetch';
import { getOverview, getTotal } from '@/lib/api/stats';

/** API calls that several cards of one page share. */
export const getCachedOverview = cache((from: string) => getOverview({ from }));
export const getCachedTotal = cache(getTotal);
export const getCachedUsersPerCountry = cache(() => fetchRecord('dashboard.usersPerCountry', {}));
