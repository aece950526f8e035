import { ProviderUnavailable } from '@/lib/auth/provider/provider';
import { readSession } from '@/lib/auth/session/read-session';
import { checkSession } from '@/lib/auth/session/renew-session';
import { signOutSession } from '@/lib/auth/sign-in/sign-out';
import { errorResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';
import { UNAVAILABLE } from '@/lib/server/responses/html-error-page';

/** Responds 200 with the e-mail address, 401 without a session, or 503 while the identity provider does not respond. */
export async function GET(): Promise<Response> {
  try {
    const principal = await checkSession();
    return principal ? jsonResponse({ isAuthenticated: true, email: principal.email }) : unauthorized();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return errorResponse(UNAVAILABLE.status, 'The sign-in service cannot be reached.', UNAVAILABLE.code);
  }
}

/** Signs out. Not a server action, which would render the page again after the session has ended. */
export async function DELETE(request: Request): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const next = await signOutSession(new URL(request.url).searchParams.get('scope'));
  if (next !== null) return jsonResponse({ next });
  return errorResponse(UNAVAILABLE.status, 'The sign-in service did not confirm your session.', UNAVAILABLE.code);
}
