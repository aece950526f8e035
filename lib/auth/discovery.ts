import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

const Discovery = z.object({ authorization_endpoint: z.url() });

const holder = globalThis as { fairwayAuthorizationOrigin?: string };

/**
 * The origin of the provider's hosted pages, from its discovery document; asked once. The content security policy
 * names it too, since browsers hold form submissions to it across redirects.
 * @returns null while the provider does not answer
 */
export async function authorizationOrigin(): Promise<string | null> {
  if (holder.fairwayAuthorizationOrigin) return holder.fairwayAuthorizationOrigin;
  const url = `${env().AUTH_COGNITO_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(3_000) });
    const document = Discovery.parse(await response.json());
    holder.fairwayAuthorizationOrigin = new URL(document.authorization_endpoint).origin;
    return holder.fairwayAuthorizationOrigin;
  } catch (error) {
    log('warn', 'identity.discovery-failed', { name: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}
