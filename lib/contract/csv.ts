import { oc } from '@orpc/contract';
import * as z from 'zod';
import { isTimeZone } from './time-zone';

/** All rows that match a query, as CSV (RFC 4180). Formulas are escaped. X-Total-Count is the number of rows. */
export const csv = (path: `/${string}`, summary: string) =>
  oc.route({ method: 'GET', path, summary, tags: ['export'] }).output(z.instanceof(Blob));

export const pages = { pageNumber: true, pageSize: true } as const;

export const zone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/London').optional();
