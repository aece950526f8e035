/** For balancers: the process answers. It asks nobody else, so an outage of the API takes no instance away. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
