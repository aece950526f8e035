import type { NextRequest } from 'next/server';
import { HOSTED_PROVIDER_ID } from '@/lib/auth/provider/hosted';
import { handlers } from '@/lib/auth/sign-in/auth';
import { hostedFailed, leadToWanted } from '@/lib/auth/sign-in/hosted-return';
import { cookieName } from '@/lib/server/cookie-name';
import { noteRequest } from '@/lib/server/request-context';
import { notFound } from '@/lib/server/responses/api-response';

/** Handles only the callback of single sign-on. The app uses no other endpoint of Auth.js. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/auth/[...nextauth]'>) {
  const { nextauth } = await params;
  if (nextauth.join('/') !== `callback/${HOSTED_PROVIDER_ID}`) return notFound();
  if (!request.cookies.has(cookieName('authjs.state'))) noteRequest({ isStrayCallback: true });
  const answer = await handlers.GET(request);
  // For some values that anybody can send, such as a return address that is no URL, Auth.js responds with 500.
  return leadToWanted(request, answer.status < 500 ? answer : hostedFailed());
}
