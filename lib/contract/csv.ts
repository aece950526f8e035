import { oc } from '@orpc/contract';
import * as z from 'zod';
import { isTimeZone } from './time-zone';

/**
 * CSV by RFC 4180 in UTF-8: the rows that the list shows for the same query, in the same order, all of them. `zone`
 * names the time zone of its dates. The header X-Total-Count holds the number of rows; an apostrophe precedes text
 * that a spreadsheet would run as a formula.
 */
export const csv = (path: `/${string}`, summary: string) =>
  oc.route({ method: 'GET', path, summary, tags: ['export'] }).output(z.instanceof(Blob));

/** The parameters of a list that its CSV does not take. */
export const pages = { pageNumber: true, pageSize: true } as const;

export const zone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/London').optional();
