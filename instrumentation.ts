import type { Instrumentation } from 'next';

/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  // The framework's own spans of calls hold whole addresses; ours name the endpoint.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1';
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('@/lib/server/startup');
}

/** An error that no page caught, under the id that its screen shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/server/log');
  const fault = error instanceof Error ? error : undefined;
  log('error', 'request.failed', {
    request: request.headers['x-request-id']?.toString(),
    route: context.routePath,
    name: fault?.name,
    digest: fault && 'digest' in fault ? String(fault.digest) : undefined,
  });
};
