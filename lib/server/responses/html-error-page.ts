import { NextResponse } from 'next/server';
import { escapeHtml } from '@/lib/format/escape-html';
import { PRIVATE_NO_STORE } from './security-headers';

export type ErrorPageLink = readonly [label: string, href: string];

export type ErrorPage = {
  status: number;
  code?: string;
  title: string;
  message: string;
  links: readonly ErrorPageLink[];
  headers?: Record<string, string>;
};

const NO_STORE = { 'Cache-Control': PRIVATE_NO_STORE };

const AGAIN: ErrorPageLink = ['Try again', ''];
const DASHBOARD: ErrorPageLink = ['Dashboard', '/'];

export const UNAUTHORIZED: ErrorPage = {
  status: 401,
  code: 'unauthorized',
  title: 'Sign in',
  message: 'Sign in to see this.',
  links: [['Sign in', '/login']],
};

export const IDLE: ErrorPage = { ...UNAUTHORIZED, code: 'session_idle' };

export const NOT_FOUND: ErrorPage = {
  status: 404,
  code: 'not_found',
  title: 'Not found',
  message: 'This page does not exist.',
  links: [DASHBOARD],
};

export const FOREIGN: ErrorPage = {
  status: 403,
  code: 'foreign',
  title: 'Cannot open this link',
  message: 'This link only works inside Fairway. Open it from there.',
  links: [DASHBOARD],
};

export const UNAVAILABLE: ErrorPage = {
  status: 503,
  code: 'identity_unavailable',
  title: 'Something went wrong',
  message: 'The sign-in service cannot be reached. You are still signed in: try again in a moment.',
  links: [AGAIN, DASHBOARD],
  headers: { 'Retry-After': '10' },
};

export const BUSY: ErrorPage = {
  status: 503,
  code: 'busy',
  title: 'Too busy',
  message: 'Fairway is very busy. Try again in a moment; you are still signed in.',
  links: [AGAIN],
  headers: { 'Retry-After': '5' },
};

export function htmlErrorPage({ status, code, title, message, links, headers }: ErrorPage, request: Request) {
  const isData = new URL(request.url).pathname.startsWith('/api/');
  if (isData && !request.headers.get('accept')?.includes('text/html')) {
    return NextResponse.json({ error: { code, message } }, { status, headers: { ...NO_STORE, ...headers } });
  }
  return new NextResponse(page(title, message, links), {
    status,
    headers: { ...NO_STORE, ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

// Inline colours, because this page loads no style sheet.
const PAPER = 'color-scheme:light dark;background:light-dark(#fcfdfb,#0f1210);color:light-dark(#171e1a,#e8eae6)';
const TEXT = 'margin:0;font:400 14px/20px Geist,ui-sans-serif,system-ui,sans-serif';
const MUTED = 'color:light-dark(#5a615b,#9ea49e)';
const BUTTON = 'display:inline-block;border-radius:6px;padding:12px 16px;font-weight:500;text-decoration:none';
const FIRST = 'background:light-dark(#135b37,#72cc96);color:light-dark(#f9fdf8,#05180d)';
const OTHER = 'color:inherit';

function page(title: string, message: string, links: readonly ErrorPageLink[]): string {
  const ways = links.map(
    ([label, href], index) =>
      `<a href="${escapeHtml(href)}" style="${BUTTON};${index === 0 ? FIRST : OTHER}">${escapeHtml(label)}</a>`,
  );
  return `<!doctype html>
<html lang="en-GB" style="${PAPER}">
<head><title>${escapeHtml(title)} · Fairway</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg"></head>
<body style="${TEXT}">
<main style="max-width:560px;margin:0 auto;padding:min(20vh,160px) 24px 24px">
<p style="margin:0;${MUTED}">Fairway · Back Office App</p>
<h1 style="margin:8px 0 0;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.018em">${escapeHtml(title)}</h1>
<p style="margin:4px 0 0;overflow-wrap:anywhere;${MUTED}">${escapeHtml(message)}</p>
<p style="margin:20px 0 0">${ways.join(' ')}</p>
</main>
</body>
</html>`;
}

export const exportFailed =
  (request: Request, link: ErrorPageLink) =>
  (status: number, message: string, headers?: Record<string, string>): Response =>
    htmlErrorPage({ status, title: 'The export failed', message, links: [link], headers }, request);
