import { env } from './env';
import { limitLoad } from './load-shedding';
import { connectRedis } from './redis';
import { followExchanges } from './request-context';
import { logRequests } from './request-log';
import { shapeRequests } from './request-shape';
import { endWithin } from './shutdown';

// A wrong environment ends the server here, with the names of the variables, not at somebody's first request.
try {
  env();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const { MAX_IN_FLIGHT, OTEL_EXPORTER_OTLP_ENDPOINT, SHUTDOWN_SECONDS } = env();
if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/lib/server/tracing/start')).startTracing();
shapeRequests();
logRequests();
followExchanges();
limitLoad(MAX_IN_FLIGHT);
endWithin(SHUTDOWN_SECONDS);
await connectRedis();
