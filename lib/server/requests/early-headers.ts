import 'server-only';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '@/lib/format/escape-html';
import { processState } from '@/lib/server/process-state';
import { scriptsOf } from '@/lib/server/responses/scripts-after-paint';
import { isOpenedByBrowser, pathnameOf, type RequestHook } from './incoming-request';
import { currentExchange } from './request-context';
import { routePattern } from './route-pattern';

/** What the pages of a route load first, as a `Link` header (RFC 8288), by the pattern of the route. */
const preloads = () => processState('preloads', () => new Map<string, string>());

/**
 * Remembers what the pages of each route load first: the style sheets and the font, which the framework names in `Link`
 * with a page that comes whole, and its scripts.
 */
export const rememberPreloads: RequestHook = ({ request, response }) => {
  if (!isOpenedByBrowser(request)) return;
  const route = routePattern(pathnameOf(request));
  if (preloads().has(route)) return;
  response.once('finish', () => {
    const link = response.getHeader('Link');
    if (response.statusCode !== 200 || typeof link !== 'string') return;
    const scripts = scriptsOf(response).map((address) => `<${address}>; rel=preload; as="script"; fetchpriority="low"`);
    preloads().set(route, [...filesOf(link), ...scripts].join(', '));
  });
};

/**
 * The style sheets and fonts of a `Link` header. Every session loads these; a picture may be one person's own. They need no
 * nonce, since the policy allows the app's own files.
 */
function filesOf(link: string): string[] {
  const files = link.split(/,\s*(?=<)/).filter((one) => /; as="(?:style|font)"/.test(one));
  return files.map((one) => one.replace(/; nonce="[^"]*"/, ''));
}

/**
 * Sends the headers of the current page while the API works, so that the browser loads style sheets, font and scripts
 * meanwhile. A page may call this only if its status is always 200. Browsers alone get headers early, once one page of the
 * route has come whole.
 */
export function sendHeadersEarly(): void {
  const exchange = currentExchange();
  if (!exchange || !isOpenedByBrowser(exchange.request)) return;
  const { request, response } = exchange;
  const link = preloads().get(routePattern(pathnameOf(request)));
  if (link === undefined || response.headersSent || response.destroyed) return;
  response.setHeader('Link', link);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.flushHeaders();
  hideSentHeaders(response);
}

/**
 * The framework would drop a page whose headers have been sent, and Node refuses to change them: until the page begins,
 * the response looks as before. Headers that the framework sets again are left out; a redirect becomes a document.
 */
function hideSentHeaders(response: ServerResponse): void {
  const { setHeader, appendHeader, removeHeader, writeHead, flushHeaders, write } = response;
  const before = { setHeader, appendHeader, removeHeader, writeHead, flushHeaders, write };
  const unchanged = () => response;
  Object.assign(response, {
    appendHeader: unchanged,
    removeHeader: unchanged,
    writeHead: unchanged,
    flushHeaders: unchanged,
    setHeader: (name: string, value: unknown) => {
      if (name.toLowerCase() === 'location' && !response.writableEnded) response.end(refreshTo(String(value)));
      return response;
    },
    write: (...given: unknown[]) => {
      Object.assign(response, before);
      Reflect.deleteProperty(response, 'headersSent');
      return Reflect.apply(write, response, given);
    },
  });
  Object.defineProperty(response, 'headersSent', { configurable: true, value: false });
}

function refreshTo(address: string): string {
  return `<!DOCTYPE html><meta http-equiv="refresh" content="0;url=${escapeHtml(address)}">`;
}
