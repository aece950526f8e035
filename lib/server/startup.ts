import { env } from './env';
import { shedLoad } from './load-shedding';
import { normalizeRequests } from './normalize-request';
import { connectRedis } from './redis';
import { trackRequests } from './request-context';
import { logRequests } from './request-log';
import { shutDownWithin } from './shutdown';

// A wrong environment ends the server here, with the names of the variables, not at somebody's first request.
try {
  env();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const { MAX_IN_FLIGHT, OTEL_EXPORTER_OTLP_ENDPOINT, SHUTDOWN_SECONDS } = env();
if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/lib/server/tracing/start')).startTracing();
normalizeRequests();
logRequests();
trackRequests();
shedLoad(MAX_IN_FLIGHT);
shutDownWithin(SHUTDOWN_SECONDS);
await connectRedis();
