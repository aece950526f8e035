import 'server-only';
import { answerWith, currentRequest } from './request-context';

/**
 * Gives the current document the status 404, unless its headers have been sent: its page draws that nothing is there. The
 * framework would send an empty one, which scripts fill.
 * @returns false where it has to: for the router, and on a platform that does not serve through Node's HTTP server
 */
export function answerNotFound(): boolean {
  const request = currentRequest();
  if (!request || 'rsc' in request.headers) return false;
  answerWith(404, {});
  return true;
}
