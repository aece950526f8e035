import { readSession } from '@/lib/auth/session/read-session';
import { drawAvatar } from '@/lib/format/avatar';
import { unauthorized } from '@/lib/server/responses/api-response';
import { PRIVATE_NO_STORE } from '@/lib/server/responses/security-headers';

/** Reads the e-mail address from the session, so that no URL contains it. */
export async function GET(): Promise<Response> {
  const session = await readSession();
  if (!session) return unauthorized();
  return new Response(drawAvatar(session.email), {
    headers: {
      'Cache-Control': PRIVATE_NO_STORE,
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
