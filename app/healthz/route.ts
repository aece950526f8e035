import { addressWords } from '@/lib/server/env';
import { redisState } from '@/lib/server/redis';

/** Independent of API, provider and Redis, so that their outage removes no instance; only reports them. */
export function GET(): Response {
  const redis = redisState();
  const clientAddress = addressWords();
  const facts = { status: 'ok', ...(redis && { redis }), ...(clientAddress && { clientAddress }) };
  return Response.json(facts, { headers: { 'Cache-Control': 'no-store' } });
}
