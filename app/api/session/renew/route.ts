import { ProviderUnavailable } from '@/lib/auth/provider/provider';
import { renewForPage } from '@/lib/auth/session/renew-session';
import { htmlErrorPage, UNAVAILABLE } from '@/lib/server/responses/html-error-page';

/** Renews the session and redirects back to the page, which cannot set the cookie itself. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  try {
    return await renewForPage(searchParams.get('token'), searchParams.get('from'));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return htmlErrorPage(UNAVAILABLE, request);
  }
}
