import { type ORPCError, ValidationError } from '@orpc/server';
import type { ErrorBody } from '@/lib/contract/common';
import { wordsForFault } from './faults';

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}

/** The body of a refusal. What went wrong inside is for the log: nobody outside reads a word of it. */
export function bodyOf(error: ORPCError<string, unknown>): ErrorBody {
  if (error.status >= 500) return errorBody('internal_error', 'Something went wrong on the server');
  const message = error.cause instanceof ValidationError ? wordsForFault(error.cause) : error.message;
  return errorBody(error.code.toLowerCase(), message);
}

/** For the log: the error that began it. Those around it repeat the query with what was searched for. */
export function wordsOfCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? wordsOfCause(error.cause) : (error.stack ?? error.message);
}
