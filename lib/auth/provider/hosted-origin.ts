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
const FRESH_MS = 1_000;

type State = { document: Promise<Discovery | null>; loadedAt: number; origin: string | null };

const create = (): State => ({ document: Promise.resolve(null), loadedAt: 0, origin: null });

/** Caches the discovery document for a second, so that a flood of sign-in attempts does not reach the provider. */
export async function hostedDiscovery(): Promise<Discovery | null> {
  const latest = await processState('hostedDiscovery', create).document;
  return loadedWithin(latest ? FRESH_MS : 0);
}

/** Returns the provider's origin for the form-action directive; null for 10 s after a failed load. */
export async function hostedOrigin(): Promise<string | null> {
  const state = processState('hostedDiscovery', create);
  if (state.origin === null) await loadedWithin(RETRY_AFTER_MS);
  return state.origin;
}

async function loadedWithin(ms: number): Promise<Discovery | null> {
  const state = processState('hostedDiscovery', create);
  if (state.loadedAt <= Date.now() - ms) {
    state.document = discover();
    state.loadedAt = Date.now();
  }
  const document = await state.document;
  if (document) state.origin = new URL(document.authorization_endpoint).origin;
  return document;
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
