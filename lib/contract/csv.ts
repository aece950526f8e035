import { oc } from '@orpc/contract';
import * as z from 'zod';
import { isTimeZone } from './time-zone';

/** All rows of a list for its query (RFC 4180). The header X-Total-Count has their number; formulas are escaped. */
export const csv = (path: `/${string}`, summary: string) =>
  oc.route({ method: 'GET', path, summary, tags: ['export'] }).output(z.instanceof(Blob));

export const pages = { pageNumber: true, pageSize: true } as const;

export const zone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/London').optional();
