/** Returns 404 for a file of another build, with or without a session, so that a proxy can try another instance. */
export function GET(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
