import 'server-only';
import { cookies } from 'next/headers';
import { canonicalTimeZone } from '@/lib/contract/time-zone';
import { routes } from '@/lib/routes';
import { cookieName } from './cookie-name';
import { env } from './env';
import { keyedHash } from './keyed-hash';

export async function readTimeZone(): Promise<string> {
  const chosen = (await cookies()).get(cookieName('time-zone'))?.value;
  return canonicalTimeZone(chosen ?? '') ?? env().TIME_ZONE;
}

export async function readColumnsCookie(list: string): Promise<string | null> {
  return (await cookies()).get(cookieName(`columns-${list}`))?.value ?? null;
}

/** Gives the avatar service a keyed hash as the seed, never the e-mail address. */
export function avatarUrl(email: string): string {
  const { AVATAR_URL } = env();
  if (!AVATAR_URL) return routes.avatar;
  const url = new URL(AVATAR_URL);
  url.searchParams.set('seed', keyedHash('avatar', email.trim().toLowerCase()));
  return url.href;
}
