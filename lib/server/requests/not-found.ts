import 'server-only';
import { answerWith, requestContext } from './request-context';

export class ScreenNotFound extends Error {}

export function throwNotFound(): never {
  throw new ScreenNotFound('There is nothing at this address');
}

/** The framework's own 404 of a nested route has no HTML, only scripts that draw it. */
export function answerNotFound(): boolean {
  const request = requestContext()?.request;
  if (!request || 'rsc' in request.headers) return false;
  answerWith(404, {});
  return true;
}
