import { addressWords } from '@/lib/server/env';
import { redisState } from '@/lib/server/redis';

/**
 * The balancer's probe. It does not depend on API, provider or Redis, so that their outage removes no instance; with
 * Redis it reports the state of the connection, and without a trusted proxy whose addresses count.
 */
export function GET(): Response {
  const redis = redisState();
  const clientAddress = addressWords();
  const facts = { status: 'ok', ...(redis && { redis }), ...(clientAddress && { clientAddress }) };
  return Response.json(facts, { headers: { 'Cache-Control': 'no-store' } });
}
