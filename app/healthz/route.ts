import { addressWords } from '@/lib/server/env';
import { redisState } from '@/lib/server/redis';

/** Does not depend on the API, the provider or Redis: their outage must not remove instances. It only reports them. */
export function GET(): Response {
  const redis = redisState();
  const clientAddress = addressWords();
  const facts = { status: 'ok', ...(redis && { redis }), ...(clientAddress && { clientAddress }) };
  return Response.json(facts, { headers: { 'Cache-Control': 'no-store' } });
}
