import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  // Next.js would trace API calls with their full URLs; the app's own traces name only the endpoint.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1';
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('@/lib/server/startup/startup');
}

/** Logs an uncaught error with the digest that the error screen shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Not logged if the client has disconnected.
  const { noteRequest, requestContext, responseSignal } = await import('@/lib/server/request-context');
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
