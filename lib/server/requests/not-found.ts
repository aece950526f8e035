import 'server-only';
import { answerWith, currentRequest } from './request-context';

/** A screen that does not exist. `StreamWhenSlow` draws it with status 404. */
export class ScreenNotFound extends Error {}

export function throwNotFound(): never {
  throw new ScreenNotFound('There is nothing at this address');
}

/**
 * Gives the current document the status 404. The page then draws that nothing is there: the framework's own 404 of a nested
 * route has no HTML, only scripts that draw it.
 * @returns false where the framework has to do it: for its router, and on a platform without Node's HTTP server
 */
export function answerNotFound(): boolean {
  const request = currentRequest();
  if (!request || 'rsc' in request.headers) return false;
  answerWith(404, {});
  return true;
}
