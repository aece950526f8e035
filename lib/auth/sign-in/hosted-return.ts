import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/server/env';
import { returnCookieName } from './auth';
import { safeReturnPath } from './return-path';

/** The screen that the last single sign-on was to lead to. Auth.js keeps its address until it succeeds. */
export async function hostedReturnPath(): Promise<string> {
  const url = URL.parse((await cookies()).get(returnCookieName())?.value ?? '');
  if (url?.origin !== new URL(env().AUTH_URL).origin) return '/';
  return safeReturnPath(url.pathname + url.search + url.hash);
}
