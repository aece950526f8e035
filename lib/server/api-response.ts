import { type Failure, statusOf } from '@/lib/contract/result';
import { PRIVATE_NO_STORE } from './security-headers';

const headers = { 'Cache-Control': PRIVATE_NO_STORE };

/** What a handler answers to an island that asks; see `ask`. */
export function jsonResponse<Answer extends object>(answer: Answer): Response {
  return Response.json(answer, { headers });
}

export function errorResponse(status: number, message: string): Response {
  return Response.json({ error: { message } }, { status, headers });
}

export const unauthorized = () => errorResponse(401, 'Sign in to see this.');

export const notFound = () => errorResponse(404, 'There is nothing here.');

/** A failure of the API's, passed on. */
export const failureResponse = (failure: Failure) => errorResponse(statusOf(failure), failure.message);
