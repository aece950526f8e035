import { NextResponse } from 'next/server';

/** What the middleware says by itself, where no page or handler is reached. */
export type PlainAnswer = {
  status: number;
  code: string;
  title: string;
  message: string;
  headers?: Record<string, string>;
};

export const UNAUTHORIZED: PlainAnswer = {
  status: 401,
  code: 'unauthorized',
  title: 'Sign in',
  message: 'Sign in to see this.',
};

export const NOT_FOUND: PlainAnswer = {
  status: 404,
  code: 'not_found',
  title: 'Not found',
  message: 'There is nothing at this address.',
};

/** The provider does not answer and the token has expired: nobody is signed out, and the cookie stays. */
export const UNAVAILABLE: PlainAnswer = {
  status: 503,
  code: 'identity_unavailable',
  title: 'Something went wrong',
  message: 'The sign-in service cannot be reached. You are still signed in: try again in a moment.',
  headers: { 'Retry-After': '10' },
};

/** JSON to whoever asked for data, a few words to everybody else. */
export function plainAnswer({ status, code, title, message, headers }: PlainAnswer, pathname: string): NextResponse {
  if (pathname.startsWith('/api/')) return NextResponse.json({ error: { code, message } }, { status, headers });
  const html = `<!doctype html><html lang="en-GB"><title>${title} · Fairway</title><meta name="viewport" content="width=device-width"><body><h1>${title}</h1><p>${message}</p><p><a href="">Try again</a> <a href="/">Dashboard</a></p></body></html>`;
  return new NextResponse(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}
