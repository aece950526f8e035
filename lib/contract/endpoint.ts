import type * as z from 'zod';

/**
 * An endpoint of the API. All are GET requests below /api/v1. `input` has both path parameters and query. An endpoint
 * without `output` sends all matching rows as CSV (RFC 4180).
 */
export type Endpoint = { path: string; summary: string; input: z.ZodType; output?: z.ZodType };
