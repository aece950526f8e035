import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  // The framework's spans of calls hold full addresses; the app's name the endpoint.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1';
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('@/lib/server/startup');
}

/** Logs an error that no page caught, with the digest that its screen shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // What fails because its client has left concerns nobody.
  const { noteRequest, requestContext, responseSignal } = await import('@/lib/server/requests/request-context');
  if (responseSignal()?.aborted) return;
  const { log } = await import('@/lib/server/log');
  if (request.method === 'POST' && requestContext()?.hasActionBegun !== true) {
    noteRequest({ isUnreadable: true });
    return log('warn', 'request.unreadable', { route: context.routePath });
  }
  const fault = error instanceof Error ? error : undefined;
  log('error', 'request.failed', {
    request: request.headers['x-request-id']?.toString(),
    route: context.routePath,
    name: fault?.name,
    digest: fault && 'digest' in fault ? String(fault.digest) : undefined,
  });
};
