import * as z from 'zod';
import { isTimeZone } from './time-zone';

export const pages = { pageNumber: true, pageSize: true } as const;

export const zone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/London').optional();
