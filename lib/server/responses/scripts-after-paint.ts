import 'server-only';
import type { ServerResponse } from 'node:http';
import { isOpenedByBrowser, type RequestHook } from '@/lib/server/requests/incoming-request';
import { wrapCompressionMethod } from './compression-method';
import { firstScript } from './first-script';

/** A script of a page as React writes it, with its address. */
const SCRIPT = /<script src="([^"]*)"[^>]* async=""[^>]*><\/script>/g;

/** The scripts of each page that has begun. */
const scripts = new WeakMap<ServerResponse, readonly string[]>();

/** The addresses of the scripts of a page, once it has begun. */
export function scriptsOf(response: ServerResponse): readonly string[] {
  return scripts.get(response) ?? [];
}

/**
 * Has a page that a browser opens show its content before its scripts run. The browser has them before the document: it
 * would compile them, and React begin, while rows wait to be laid out.
 */
export const runScriptsAfterPaint: RequestHook = ({ request, response }) => {
  if (!isOpenedByBrowser(request)) return;
  wrapCompressionMethod(response, 'write', (write) => (begun: unknown, ...rest: unknown[]) => {
    response.write = write;
    const isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
    const changed = isPage && begun instanceof Uint8Array ? withScriptsAfterPaint(begun, response) : begun;
    return Reflect.apply(write, response, [changed, ...rest]);
  });
};

/**
 * Replaces the last script of a page, with which React ends what the page shows first, by one that puts them all into
 * the document. The others become preloads, unless the headers have told the browser to fetch them.
 * @param begun what the framework writes first: what the page shows first, with all its scripts, or it stays as it is
 */
function withScriptsAfterPaint(begun: Uint8Array, response: ServerResponse): Uint8Array {
  // As bytes, of which the last may be half a character.
  const html = Buffer.from(begun).toString('latin1');
  const found = [...html.matchAll(SCRIPT)];
  const last = found.at(-1);
  const nonce = / nonce="[^"]*"/.exec(last?.[0] ?? '')?.[0];
  if (!last || nonce === undefined || last.index < html.indexOf('<body')) return begun;
  const addresses = found.map(([, address = '']) => address);
  scripts.set(response, addresses);
  const link = String(response.getHeader('Link'));
  const changed = html.replace(SCRIPT, (_, address: string) => {
    if (address === last[1]) return `<script${nonce}>${firstScript(addresses)}</script>`;
    return link.includes(`<${address}>`)
      ? ''
      : `<link rel="preload" as="script" fetchpriority="low" href="${address}"/>`;
  });
  return Buffer.from(changed, 'latin1');
}
