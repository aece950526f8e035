import { isNotFound, type Result } from '@/lib/contract/result';
import { failureResponse, jsonResponse } from './api-response';
import { fingerprint } from './fingerprint';

/**
 * The fingerprint of what a screen shows, or why a part of it could not be loaded. That a format was not played (404)
 * is something to show.
 */
export function liveAnswer(shown: unknown, parts: readonly (Result<unknown> | null)[]): Response {
  for (const part of parts) if (part && !part.ok && !isNotFound(part)) return failureResponse(part.failure);
  return jsonResponse({ fingerprint: fingerprint(shown) });
}
