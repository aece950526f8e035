import 'server-only';
import * as z from 'zod';
import { env } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';
import { providerFetch } from './provider-fetch';

const Discovery = z.object({ authorization_endpoint: z.url() });

const DEADLINE_MS = 3_000;
const RETRY_AFTER_MS = 10_000;

export async function hostedOrigin(): Promise<string | null> {
  const cached = processState('hostedOrigin', () => ({ origin: Promise.resolve<string | null>(null), retryAt: 0 }));
  if (cached.retryAt <= Date.now()) {
    cached.origin = discover();
    cached.retryAt = Number.POSITIVE_INFINITY;
    if ((await cached.origin) === null) cached.retryAt = Date.now() + RETRY_AFTER_MS;
  }
  return cached.origin;
}

async function discover(): Promise<string | null> {
  const url = `${env().AUTH_COGNITO_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const response = await providerFetch(url, {}, DEADLINE_MS);
    return new URL(Discovery.parse(await response.json()).authorization_endpoint).origin;
  } catch (error) {
    log('warn', 'identity.discovery-failed', { name: errorName(error) });
    return null;
  }
}
