import type { AnyContractProcedure, ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type * as z from 'zod';
import { contract } from './contract';

type NamesIn<Router> = {
  [Key in keyof Router & string]: Router[Key] extends AnyContractProcedure ? Key : `${Key}.${NamesIn<Router[Key]>}`;
}[keyof Router & string];

type In<Router, Name> = Name extends keyof Router
  ? Router[Name]
  : Name extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Router
      ? In<Router[Key], Rest>
      : never
    : never;

/** An endpoint by its place in the contract: `users.list`, `events.stableford.teamScorecard`. */
export type Endpoint = NamesIn<typeof contract>;

/** Path parameters and query (or body) together, before defaults. */
export type Input<Name extends Endpoint> =
  In<typeof contract, Name> extends ContractProcedure<infer Schema, infer _Output, infer _Errors, infer _Meta>
    ? InferSchemaInput<Schema>
    : never;

export type Output<Name extends Endpoint> =
  In<typeof contract, Name> extends ContractProcedure<infer _Input, infer Schema, infer _Errors, infer _Meta>
    ? InferSchemaOutput<Schema>
    : never;

export type ItemsEndpoint = { [Name in Endpoint]: 'items' extends keyof Output<Name> ? Name : never }[Endpoint];

export type ListEndpoint = { [Name in Endpoint]: 'paging' extends keyof Output<Name> ? Name : never }[Endpoint] &
  ItemsEndpoint;

export type ItemOf<Name extends ItemsEndpoint> =
  Output<Name> extends { items?: (infer Item)[] | undefined } ? Item : never;

export function declarationOf(endpoint: Endpoint): {
  method: string;
  path: string;
  input: z.ZodType;
  output: z.ZodType;
} {
  const procedure = endpoint
    .split('.')
    .reduce<unknown>((router, key) => (router as Record<string, unknown>)[key], contract) as AnyContractProcedure;
  const { route, inputSchema, outputSchema } = procedure['~orpc'];
  return { method: route.method ?? 'GET', path: route.path ?? '', input: inputSchema, output: outputSchema };
}
