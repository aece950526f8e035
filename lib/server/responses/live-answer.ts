import { isNotFound, type Result } from '@/lib/contract/result';
import { failureResponse, jsonResponse } from './api-response';
import { fingerprint } from './fingerprint';

/** A 404 is data: the format was not played. */
export function liveAnswer(shown: unknown, parts: readonly (Result<unknown> | null)[]): Response {
  for (const part of parts) if (part && !part.ok && !isNotFound(part)) return failureResponse(part.failure);
  return jsonResponse({ fingerprint: fingerprint(shown) });
}
