import { readSession } from '@/lib/auth/session/session';
import { drawAvatar } from '@/lib/format/avatar';
import { PRIVATE_NO_STORE } from '@/lib/server/security-headers';

/** The avatar of whoever is signed in: the address comes from the session and stands in no URL. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': PRIVATE_NO_STORE, 'X-Content-Type-Options': 'nosniff' };
  const session = await readSession();
  if (!session) {
    const body = { error: { code: 'unauthorized', message: 'Sign in to see this.' } };
    return Response.json(body, { status: 401, headers });
  }
  return new Response(drawAvatar(session.email), {
    headers: {
      ...headers,
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
