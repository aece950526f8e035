import type * as z from 'zod';

/**
 * An endpoint of the API. Every endpoint is a GET below /api/v1. Path parameters and query are merged into one input. An
 * endpoint without `output` sends all rows that match the query as CSV (RFC 4180).
 */
export type Endpoint = { path: string; summary: string; input: z.ZodType; output?: z.ZodType };
