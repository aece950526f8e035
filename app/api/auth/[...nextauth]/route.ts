import type { NextRequest } from 'next/server';
import { HOSTED_PROVIDER_ID } from '@/lib/auth/provider/hosted';
import { handlers } from '@/lib/auth/sign-in/auth';
import { leadToWanted } from '@/lib/auth/sign-in/hosted-return';
import { cookieName } from '@/lib/server/cookie-name';
import { noteRequest } from '@/lib/server/request-context';
import { notFound } from '@/lib/server/responses/api-response';

/** Handles only the callback of single sign-on; the app uses no other endpoint of Auth.js. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/auth/[...nextauth]'>) {
  const { nextauth } = await params;
  if (nextauth.join('/') !== `callback/${HOSTED_PROVIDER_ID}`) return notFound();
  if (!request.cookies.has(cookieName('authjs.state'))) noteRequest({ isStrayCallback: true });
  // The app has a return path of its own, and Auth.js would respond with 500 if this cookie is no URL.
  request.cookies.delete(cookieName('authjs.callback-url'));
  return leadToWanted(request, await handlers.GET(request));
}
