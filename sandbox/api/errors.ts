import { ORPCError, ValidationError } from '@orpc/server';
import type { ErrorBody } from '@/lib/contract/common';
import { DatabaseUnavailable, StatementTimedOut } from '@/sandbox/db/serving-pool';
import { wordsForFault } from './validation-message';

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}

/** Failures that say nothing of what is inside. */
const TOLD: ReadonlySet<string> = new Set(['GATEWAY_TIMEOUT', 'SERVICE_UNAVAILABLE']);

/** The body of a refusal. What went wrong inside is for the log: nobody outside reads a word of it. */
export function bodyOf(error: ORPCError<string, unknown>): ErrorBody {
  if (error.status >= 500 && !TOLD.has(error.code)) {
    return errorBody('internal_error', 'Something went wrong on the server');
  }
  const message = error.cause instanceof ValidationError ? wordsForFault(error.cause) : error.message;
  return errorBody(error.code.toLowerCase(), message);
}

/** The refusal that a failure is told as, outside. */
export function refusalOf(error: unknown): ORPCError<string, unknown> {
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

/** For the log: the error that began it. Those around it repeat the query with what was searched for. */
export function wordsOfCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? wordsOfCause(error.cause) : (error.stack ?? error.message);
}
