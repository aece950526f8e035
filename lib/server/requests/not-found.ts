import 'server-only';
import { answerWith, requestContext } from '@/lib/server/request-context';

export class ScreenNotFound extends Error {}

export function throwNotFound(): never {
  throw new ScreenNotFound('There is nothing at this address');
}

/** Sets the status 404 itself: for a nested route, the 404 page of Next.js contains only scripts and no HTML. */
export function answerNotFound(): boolean {
  const request = requestContext()?.request;
  if (!request || 'rsc' in request.headers) return false;
  answerWith(404, {});
  return true;
}
