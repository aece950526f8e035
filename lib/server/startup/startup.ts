import 'server-only';
import type { Server } from 'node:http';
import { buildId } from '@/lib/server/build-id';
import { addressWords, env, isDevelopment, isServerless } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import { log, setLogLevel } from '@/lib/server/log';
import { nodeAdvice } from '@/lib/server/node-advice';
import { connectRedis } from '@/lib/server/redis';
import { CONNECTION_LIMITS, limitConnections } from '@/lib/server/requests/connections';
import { onEachRequest, type RequestHook } from '@/lib/server/requests/incoming-request';
import { shedLoad } from '@/lib/server/requests/load-shedding';
import { normalizeRequest } from '@/lib/server/requests/normalize-request';
import { warnOfOtherHost } from '@/lib/server/requests/other-host';
import { logRequest } from '@/lib/server/requests/request-log';

// Wrong environment variables end the server at its start, not at the first request.
try {
  env();
} catch (error) {
  refuseToStart(error instanceof Error ? error.message : String(error));
}

const { LOG_LEVEL, MAX_IN_FLIGHT, METRICS_HOST, METRICS_PORT, REDIS_URL, SHUTDOWN_SECONDS } = env();
setLogLevel(LOG_LEVEL);
const advice = nodeAdvice(process.versions.node);
log(advice ? 'warn' : 'info', 'server.started', { build: buildId(), node: process.version, advice });
const addresses = addressWords();
if (addresses && !isDevelopment) log('warn', 'proxy.none-trusted', { words: addresses });
if (env().OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/lib/server/tracing/start')).startTracing();
if (METRICS_PORT) await openMetrics(METRICS_PORT);
onEachRequest([
  ({ request }) => normalizeRequest(request),
  // No limits in development, because connections are silent for a long time while a page compiles.
  ...(isDevelopment ? [] : [limitConnections(CONNECTION_LIMITS)]),
  warnOfOtherHost(env().AUTH_URL),
  logRequest,
  shedLoad(MAX_IN_FLIGHT),
  shutDownWithin(SHUTDOWN_SECONDS),
]);
if (isServerless && !REDIS_URL)
  log('warn', 'sessions.not-shared', { advice: 'set REDIS_URL, or let access tokens expire after 5 minutes' });
if (REDIS_URL) await connectRedis(await import('@redis/client'), REDIS_URL);

/** @param fault names variables and their faults, but not their values */
function refuseToStart(fault: string): never {
  if (isDevelopment) console.error(fault);
  else log('error', 'server.not-started', { fault });
  process.exit(1);
}

async function openMetrics(port: number): Promise<void> {
  const { serveMetrics } = await import('@/lib/server/metrics/prometheus');
  try {
    await serveMetrics(port, METRICS_HOST);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : errorName(error);
    refuseToStart(`METRICS_PORT: ${METRICS_HOST}:${port} cannot be opened (${code})`);
  }
}

const IDLE_CHECK_MS = 250;

/** Limits how long a shutdown takes: Next.js waits for each request without limit, and 5 s for each idle connection. */
function shutDownWithin(seconds: number): RequestHook {
  let server: Server | undefined;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log('info', 'server.stopping', { seconds });
    setInterval(() => server?.closeIdleConnections(), IDLE_CHECK_MS).unref();
    setTimeout(() => {
      log('warn', 'server.cut-off');
      process.exit(1);
    }, seconds * 1000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return (incoming) => {
    server = incoming.server;
  };
}
