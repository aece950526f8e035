import type { Failure } from '@/lib/contract/failure';
import { PRIVATE_NO_STORE } from '@/lib/security-headers';

const headers = { 'Cache-Control': PRIVATE_NO_STORE };

/** What the island of a live screen is told. */
export type LiveAnswer = { fingerprint: string } | { error: { message: string } };

export function unchangedSince(fingerprint: string): Response {
  return answer(200, { fingerprint });
}

export function refused(): Response {
  return refusal(401, 'Sign in to see this.');
}

export function notThere(): Response {
  return refusal(404, 'There is no such round.');
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
