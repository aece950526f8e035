import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { providerFetch } from './provider-fetch';

const Discovery = z.object({ authorization_endpoint: z.url() });

const DEADLINE_MS = 3_000;
const RETRY_AFTER_MS = 10_000;

/** Shared by the bundles of this process. A failure is kept for ten seconds, so that an outage does not slow each request. */
const holder = globalThis as { fairwayDiscovery?: { origin: Promise<string | null>; retryAt: number } };

/**
 * The origin of the provider's hosted pages, from its discovery document. The content security policy names it in
 * form-action, which Chromium also applies to redirects.
 * @returns null while the provider does not respond
 */
export function hostedOrigin(): Promise<string | null> {
  const known = holder.fairwayDiscovery;
  if (known && known.retryAt > Date.now()) return known.origin;
  const entry = { origin: discover(), retryAt: Number.POSITIVE_INFINITY };
  holder.fairwayDiscovery = entry;
  return entry.origin.then((origin) => {
    if (origin === null) entry.retryAt = Date.now() + RETRY_AFTER_MS;
    return origin;
  });
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
