import { redisState } from '@/lib/server/redis';

/**
 * The balancer's probe. It does not depend on API, provider or Redis, so that their outage removes no instance; with
 * Redis it reports the state of the connection.
 */
export function GET(): Response {
  const redis = redisState();
  return Response.json({ status: 'ok', ...(redis && { redis }) }, { headers: { 'Cache-Control': 'no-store' } });
}
