import { type Failure, isNotFound, type Settled } from '@/lib/contract/failure';
import { PRIVATE_NO_STORE } from '@/lib/security-headers';
import { fingerprint } from './fingerprint';

const headers = { 'Cache-Control': PRIVATE_NO_STORE };

/** What the island of a live screen is told. */
export type LiveAnswer = { fingerprint: string } | { error: { message: string } };

/**
 * The fingerprint of what a screen shows, or why a part of it could not be loaded. That a format was not played (404)
 * is something to show.
 */
export function liveAnswer(shown: unknown, parts: readonly (Settled<unknown> | null)[]): Response {
  for (const part of parts) if (part && !part.ok && !isNotFound(part)) return failed(part.failure);
  return answer(200, { fingerprint: fingerprint(shown) });
}

export function refused(): Response {
  return refusal(401, 'Sign in to see this.');
}

export function notThere(): Response {
  return refusal(404, 'There is nothing here.');
}

export function failed(failure: Failure): Response {
  const status = { refused: 502, broken: 502, unreachable: 504 }[failure.kind];
  return refusal(failure.kind === 'refused' ? Math.max(400, failure.status) : status, failure.message);
}

function refusal(status: number, message: string): Response {
  return answer(status, { error: { message } });
}

function answer(status: number, body: LiveAnswer): Response {
  return Response.json(body, { status, headers });
}
