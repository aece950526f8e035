import { addressWords } from '@/lib/server/env';
import { redisState } from '@/lib/server/redis';

/** Always responds 200, because an outage of the API, the provider or Redis must not take instances out of service. */
export function GET(): Response {
  const redis = redisState();
  const clientAddress = addressWords();
  const facts = { status: 'ok', ...(redis && { redis }), ...(clientAddress && { clientAddress }) };
  return Response.json(facts, { headers: { 'Cache-Control': 'no-store' } });
}
