/**
 * Responds 404 to a request for another build's file, with or without a session, so that a proxy tries another
 * instance.
 */
export function GET(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
