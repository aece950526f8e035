import { ORPCError, ValidationError } from '@orpc/server';
import type { ErrorBody } from '@/lib/contract/common';
import { DatabaseUnavailable, StatementTimedOut } from '@/sandbox/db/serving-pool';
import { validationMessage } from './validation-message';

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}

/** Server errors whose message discloses nothing internal. */
const publicErrors: ReadonlySet<string> = new Set(['GATEWAY_TIMEOUT', 'SERVICE_UNAVAILABLE']);

/** Details of a server error go to the log only. */
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
    return new ORPCError('GATEWAY_TIMEOUT', { message: 'This took too long and was ended', cause: error });
  }
  if (isCausedBy(DatabaseUnavailable, error)) {
    return new ORPCError('SERVICE_UNAVAILABLE', { message: 'The database cannot be reached', cause: error });
  }
  return new ORPCError('INTERNAL_SERVER_ERROR', { cause: error });
}

function isCausedBy(kind: typeof StatementTimedOut | typeof DatabaseUnavailable, error: unknown): boolean {
  return error instanceof kind || (error instanceof Error && isCausedBy(kind, error.cause));
}

/** For the log: the innermost error. The errors around it quote the query with its search terms, which are personal. */
export function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? rootCause(error.cause) : (error.stack ?? error.message);
}
