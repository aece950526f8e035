import type { AnySchema, ContractProcedure, InferSchemaOutput } from '@orpc/contract';
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import { ORPCError, ValidationError } from '@orpc/server';
import type { ApiContext } from '@/sandbox/api/context';

type ExportRequest = { query: URLSearchParams; params: Readonly<Record<string, string>> };

export type ExportRoute = {
  path: string;
  handle: (context: ApiContext, request: ExportRequest) => Promise<Response>;
};

const notation = new StandardBracketNotationSerializer();

/** A streamed endpoint; path and input come from the contract. */
export function exportRoute<Input extends AnySchema>(
  { '~orpc': { route, inputSchema } }: ContractProcedure<Input, AnySchema, Record<never, never>, Record<never, never>>,
  handle: (context: ApiContext, input: InferSchemaOutput<Input>) => Promise<Response>,
): ExportRoute {
  if (!route.path || !inputSchema) throw new TypeError('An export needs a path and a query');
  return {
    path: route.path,
    handle: async (context, { query, params }) => {
      const data = { ...Object(notation.deserialize([...query])), ...params };
      const read = await inputSchema['~standard'].validate(data);
      if (!read.issues) return handle(context, read.value);
      const cause = new ValidationError({ message: 'Input does not fit', issues: read.issues, data });
      throw new ORPCError('BAD_REQUEST', { cause });
    },
  };
}
