import { ORPCError, ValidationError } from '@orpc/server';
import * as z from 'zod';
import type { ErrorBody } from '@/lib/contract/common';
import { DatabaseUnavailable, StatementTimedOut } from '@/sandbox/db/serving-pool';

const Issue = z.object({
  code: z.string(),
  message: z.string().optional(),
  path: z.array(z.union([z.string(), z.number()])).default([]),
  keys: z.array(z.string()).default([]),
  values: z.array(z.unknown()).default([]),
  expected: z.string().optional(),
  format: z.string().optional(),
  origin: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
type Issue = z.infer<typeof Issue>;

/** The message for the first invalid parameter of a query, such as `sortedBy: unknown key "handycap"`. */
function validationMessage({ issues, data }: ValidationError): string {
  const issue = Issue.safeParse(issues[0]).data;
  if (!issue) return 'The request is not valid';
  const [field = ''] = issue.path;
  const value = z.record(z.string(), z.unknown()).safeParse(data).data?.[field];
  return field === '' ? describeIssue(issue, value) : `${field}: ${describeIssue(issue, value)}`;
}

function describeIssue(
  { code, message, keys, values, expected, format, origin, minimum, maximum }: Issue,
  value: unknown,
): string {
  switch (code) {
    case 'unrecognized_keys':
      return `unknown parameter ${keys.map((key) => JSON.stringify(key)).join(', ')}`;
    case 'invalid_value':
      return values.length === 1 ? `must be ${values[0]}` : `unknown key ${JSON.stringify(value)}`;
    case 'too_small':
      return `must be at least ${minimum}`;
    case 'too_big':
      return origin === 'string' ? `must be at most ${maximum} characters long` : `must be at most ${maximum}`;
    case 'invalid_type':
      return expected === 'number' || expected === 'int' ? 'must be a whole number' : 'must be given once, as text';
    case 'invalid_union':
      return 'must be a number';
    case 'invalid_format':
      return format === 'datetime'
        ? 'must be a time with its offset, such as 2026-10-17T14:32:05Z'
        : 'must be values separated by single commas';
    default:
      return (code === 'custom' && message) || 'is not valid';
  }
}

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}

/** Server errors whose message the client may see, because it reveals nothing internal. */
const publicErrors: ReadonlySet<string> = new Set(['GATEWAY_TIMEOUT', 'SERVICE_UNAVAILABLE']);

/** The body of an error response. The details of a server error go only to the log. */
export function toErrorBody(error: ORPCError<string, unknown>): ErrorBody {
  if (error.status >= 500 && !publicErrors.has(error.code)) {
    return errorBody('internal_error', 'Something went wrong on the server');
  }
  const message = error.cause instanceof ValidationError ? validationMessage(error.cause) : error.message;
  return errorBody(error.code.toLowerCase(), message);
}

export function toApiError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error;
  if (isCausedBy(StatementTimedOut, error)) {
    return new ORPCError('GATEWAY_TIMEOUT', { message: 'This took too long and was stopped', cause: error });
  }
  if (isCausedBy(DatabaseUnavailable, error)) {
    return new ORPCError('SERVICE_UNAVAILABLE', { message: 'The database cannot be reached', cause: error });
  }
  return new ORPCError('INTERNAL_SERVER_ERROR', { cause: error });
}

function isCausedBy(kind: typeof StatementTimedOut | typeof DatabaseUnavailable, error: unknown): boolean {
  return error instanceof kind || (error instanceof Error && isCausedBy(kind, error.cause));
}

/** The innermost error, for the log. Outer errors quote the query with its search text, which is personal data. */
export function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? rootCause(error.cause) : (error.stack ?? error.message);
}
