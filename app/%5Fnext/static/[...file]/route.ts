/** A file of another build: a proxy then asks another instance, also for a browser without a session. */
export function GET(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
