import type { AnyContractProcedure } from '@orpc/contract';
import type * as z from 'zod';

export type Endpoint = AnyContractProcedure;

export function describeEndpoint(endpoint: Endpoint): {
  method: string;
  path: string;
  input: z.ZodType;
  output: z.ZodType;
} {
  const { route, inputSchema, outputSchema } = endpoint['~orpc'];
  return { method: route.method ?? 'GET', path: route.path ?? '', input: inputSchema, output: outputSchema };
}
