import { redisState } from '@/lib/server/redis';

/**
 * For balancers: the process answers. It asks nobody else, so an outage of API, provider or Redis takes no instance
 * away; how the connection to Redis stands is told, where there is one.
 */
export function GET(): Response {
  const redis = redisState();
  return Response.json({ status: 'ok', ...(redis && { redis }) }, { headers: { 'Cache-Control': 'no-store' } });
}
