/** Returns 404 for a file of another build, also when nobody is signed in. A proxy can then try another instance. */
export function GET(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
