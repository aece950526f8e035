import type { AnySchema, ContractProcedure, InferSchemaOutput } from '@orpc/contract';
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import { ORPCError, ValidationError } from '@orpc/server';
import type { ApiContext } from '@/sandbox/api/context';

/** A request as the router has it. */
export type Asked = { query: URLSearchParams; params: Readonly<Record<string, string>> };

export type ExportRoute = {
  path: string;
  answer: (context: ApiContext, asked: Asked) => Promise<Response>;
};

const notation = new StandardBracketNotationSerializer();

/** An endpoint of the contract that answers with a stream: its path and what it may be asked are the contract's. */
export function exportRoute<Input extends AnySchema>(
  { '~orpc': { route, inputSchema } }: ContractProcedure<Input, AnySchema, Record<never, never>, Record<never, never>>,
  answer: (context: ApiContext, input: InferSchemaOutput<Input>) => Promise<Response>,
): ExportRoute {
  if (!route.path || !inputSchema) throw new TypeError('An export needs a path and a query');
  return {
    path: route.path,
    answer: async (context, { query, params }) => {
      const data = { ...Object(notation.deserialize([...query])), ...params };
      const read = await inputSchema['~standard'].validate(data);
      if (!read.issues) return answer(context, read.value);
      const cause = new ValidationError({ message: 'Input does not fit', issues: read.issues, data });
      throw new ORPCError('BAD_REQUEST', { cause });
    },
  };
}
