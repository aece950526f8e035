import { ProviderUnavailable } from '@/lib/auth/provider/provider';
import { checkSession } from '@/lib/auth/session/session';
import { PRIVATE_NO_STORE } from '@/lib/server/security-headers';

const headers = { 'Cache-Control': PRIVATE_NO_STORE };

/** The session check of the browser: who is signed in, 401 when nobody is, 503 when that cannot be known now. */
export async function GET(): Promise<Response> {
  try {
    const principal = await checkSession();
    if (principal) return Response.json({ isAuthenticated: true, email: principal.email }, { headers });
    return refuse(401, 'unauthorized', 'Sign in to see this.');
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return refuse(503, 'identity_unavailable', 'The sign-in service cannot be reached.');
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}
