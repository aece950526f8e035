import 'server-only';
import * as z from 'zod';
import { env } from '@/lib/server/env';
import { errorCode, errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';
import { providerFetch } from './provider-fetch';

const Discovery = z.looseObject({ issuer: z.string(), authorization_endpoint: z.url() });
type Discovery = z.infer<typeof Discovery>;

const DEADLINE_MS = 3_000;
const RETRY_AFTER_MS = 10_000;

/** Kept until the process ends, so that strangers cause no calls; a failure is kept for ten seconds. */
export async function hostedDiscovery(): Promise<Discovery | null> {
  const cached = processState('hostedDiscovery', () => ({
    document: Promise.resolve<Discovery | null>(null),
    retryAt: 0,
  }));
  if (cached.retryAt <= Date.now()) {
    cached.document = discover();
    cached.retryAt = Number.POSITIVE_INFINITY;
    if ((await cached.document) === null) cached.retryAt = Date.now() + RETRY_AFTER_MS;
  }
  return cached.document;
}

/** The content security policy names it in form-action, which Chromium also applies to redirects. */
export async function hostedOrigin(): Promise<string | null> {
  const document = await hostedDiscovery();
  return document && new URL(document.authorization_endpoint).origin;
}

export const discoveryUrl = () => `${env().AUTH_COGNITO_ISSUER}/.well-known/openid-configuration`;

async function discover(): Promise<Discovery | null> {
  try {
    const response = await providerFetch(discoveryUrl(), {}, DEADLINE_MS);
    return Discovery.parse(await response.json());
  } catch (error) {
    log('warn', 'identity.discovery-failed', { name: errorName(error), code: errorCode(error) });
    return null;
  }
}
