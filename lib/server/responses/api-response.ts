import { type Failure, statusOf } from '@/lib/contract/result';
import { UNAUTHORIZED } from './html-error-page';
import { PRIVATE_NO_STORE } from './security-headers';

const headers = { 'Cache-Control': PRIVATE_NO_STORE };

export function jsonResponse<Answer extends object>(answer: Answer): Response {
  return Response.json(answer, { headers });
}

export function errorResponse(status: number, message: string, code?: string): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}

export const unauthorized = () => errorResponse(UNAUTHORIZED.status, UNAUTHORIZED.message, UNAUTHORIZED.code);

export const notFound = () => errorResponse(404, 'There is nothing here.');

export const failureResponse = (failure: Failure) => errorResponse(statusOf(failure), failure.message);
