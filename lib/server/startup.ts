import { onEachRequest } from '@/lib/server/requests/incoming-request';
import { shedLoad } from '@/lib/server/requests/load-shedding';
import { ignoreUpgrades, normalizeRequest } from '@/lib/server/requests/normalize-request';
import { trackRequest } from '@/lib/server/requests/request-context';
import { logRequest } from '@/lib/server/requests/request-log';
import { env } from './env';
import { connectRedis } from './redis';
import { shutDownWithin } from './shutdown';

// A wrong environment ends the server here, with the names of the variables, and not at the first request.
try {
  env();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const { MAX_IN_FLIGHT, OTEL_EXPORTER_OTLP_ENDPOINT, SHUTDOWN_SECONDS } = env();
if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/lib/server/tracing/start')).startTracing();
onEachRequest([
  ({ request }) => normalizeRequest(request),
  ignoreUpgrades(),
  logRequest,
  trackRequest,
  shedLoad(MAX_IN_FLIGHT),
  shutDownWithin(SHUTDOWN_SECONDS),
]);
await connectRedis();
