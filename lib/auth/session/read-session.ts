import 'server-only';
import { createHash } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { RENEWAL_PATH } from '@/lib/server/requests/public-paths';
import { PATH_HEADER } from '@/lib/server/requests/request-id';
import { safeReturnPath } from './return-path';
import { readSessionCookie } from './session-cookie';
import { type EndReason, hasEnded, latestTokens } from './session-store';
import { type SessionToken, sessionSeconds } from './session-token';
import { type SessionTokens, tokensOfHandler } from './session-tokens';

export type Principal = Readonly<{
  email: string;
  name: string | null;
  groups: readonly string[];
  since: number;
  until: number;
}>;

export const currentSession = cache(async (): Promise<SessionToken | null> => {
  const session = await readSessionCookie((await cookies()).getAll());
  return session && !hasEnded(session) ? latestTokens(session) : null;
});

export async function readSession(): Promise<Principal | null> {
  const session = await currentSession();
  if (!session) return null;
  const { email, name, groups, startedAt } = session;
  return { email, name, groups, since: startedAt, until: startedAt + sessionSeconds() };
}

export async function requireSession(): Promise<Principal> {
  return (await readSession()) ?? (await redirectToLogin());
}

export async function redirectToLogin(reason?: EndReason, wanted?: string): Promise<never> {
  const from = wanted ?? safeReturnPath((await headers()).get(PATH_HEADER));
  const query = new URLSearchParams({ ...(reason && { reason }), ...(from !== '/' && { from }) });
  redirect(query.size === 0 ? '/login' : `/login?${query}`);
}

/** A page cannot set cookies, so after a refusal it redirects to a handler, which renews the token. */
const tokensOfPage: SessionTokens = {
  async get(refused) {
    const session = (await currentSession()) ?? (await redirectToLogin());
    const { accessToken } = latestTokens(session);
    if (accessToken === refused) redirect(await renewalPath(refused));
    return accessToken;
  },
  async refuse() {
    const session = await currentSession();
    return session ? redirect(await renewalPath(latestTokens(session).accessToken)) : redirectToLogin('refused');
  },
};

/** Returns the tokens for API calls: those of the handler that is running, otherwise those of the page. */
export const sessionTokens = (): SessionTokens => tokensOfHandler().getStore() ?? tokensOfPage;

async function renewalPath(refused: string): Promise<string> {
  const from = safeReturnPath((await headers()).get(PATH_HEADER));
  return `${RENEWAL_PATH}?${new URLSearchParams({ token: markOf(refused), from })}`;
}

/** Identifies a token in a URL without revealing it. */
export function markOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 16);
}
