import { ProviderUnavailable } from '@/lib/auth/provider/provider';
import { checkSession, readSession } from '@/lib/auth/session/session';
import { signOutSession } from '@/lib/auth/sign-in/sign-out';
import { errorResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';
import { UNAVAILABLE } from '@/lib/server/responses/html-error-page';

/** The browser's session check: 200 with the e-mail, 401 without a session, 503 while the provider does not respond. */
export async function GET(): Promise<Response> {
  try {
    const principal = await checkSession();
    return principal ? jsonResponse({ isAuthenticated: true, email: principal.email }) : unauthorized();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return errorResponse(UNAVAILABLE.status, 'The sign-in service cannot be reached.', UNAVAILABLE.code);
  }
}

/**
 * Signs out here, or with `scope=everywhere` from all sessions of the account: 200 with the address that the browser
 * opens next, 401 without a session, 503 while the provider does not confirm. A server action would draw the page once
 * more, without a session, and its redirect could win.
 */
export async function DELETE(request: Request): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const next = await signOutSession(new URL(request.url).searchParams.get('scope'));
  if (next !== null) return jsonResponse({ next });
  return errorResponse(UNAVAILABLE.status, 'The sign-in service did not confirm your session.', UNAVAILABLE.code);
}
