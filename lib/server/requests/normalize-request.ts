import 'server-only';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { unescapeUnreserved } from '@/lib/format/unescape-unreserved';
import { hasBody, isRead, pathnameOf } from './incoming-request';
import { isStaticFile } from './public-paths';
import { REFUSAL_HEADER, type Refusal } from './refusals';
import { REQUEST_ID_HEADER } from './request-id';

const ROUTER_STATE = 'next-router-state-tree';
/** The app's own router state has at most ten arrays. Next.js would take half a second to parse 500. */
const MAX_ARRAYS = 40;
/** The time that Next.js takes to parse a URL grows with the square of the number of parameters. */
const MAX_PARAMETERS = 300;
/** No screen has more than five segments. */
const MAX_SEGMENTS = 20;
/** A redirect contains the URL twice, and must fit into a proxy's buffer. */
const MAX_ADDRESS_LENGTH = 12_000;
const MAX_BODY_BYTES = 64 * 1024;

/** Headers that only the app or Next.js may set. Next.js, for example, reads a page's nonce from the CSP header. */
const INTERNAL_HEADERS: ReadonlySet<string> = new Set([
  REFUSAL_HEADER,
  REQUEST_ID_HEADER,
  'x-fairway-path',
  'content-security-policy',
  'content-security-policy-report-only',
]);
const INTERNAL_PREFIXES = ['x-middleware-', 'x-invoke-'];

const Segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.string().regex(/^(?:oc|[cd](?:i(?:\(\.{1,3}\)|\(\.\.\)\(\.\.\)))?)$/),
    z.array(z.string()).nullable(),
  ]),
]);

/**
 * A router state that Next.js accepts, such as `["", { "children": ["all-users", {}] }]`; for others it responds with
 * 500.
 */
const RouterState: z.ZodType = z.tuple([
  Segment,
  z.record(
    z.string(),
    z.lazy(() => RouterState),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export function normalizeRequest(request: Request): void {
  if (request.method === 'TRACE') request.method = 'OPTIONS';
  request.url = normalTarget(request.url ?? '').replace(/^\/healthz\/+(?=\?|$)/, '/healthz');
  for (const name of Object.keys(request.headers)) if (isInternal(name)) delete request.headers[name];
  // Next.js would respond with 500 to a range outside a file. The app's files are small anyway.
  delete request.headers.range;
  if (!isRouterState(request.headers[ROUTER_STATE])) delete request.headers[ROUTER_STATE];
  const refusal = refusalOf(request);
  if (refusal !== null) request.headers[REFUSAL_HEADER] = refusal;
  if (refusal !== null) request.url = shortPathOf(request);
}

function refusalOf(request: Request): Refusal | null {
  const { url = '', headers } = request;
  if (url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return '414';
  if (segmentsOf(request).length > MAX_SEGMENTS + 1 || url.length > MAX_ADDRESS_LENGTH) return '414';
  if (isRead(request)) return hasBody(request) ? '400' : null;
  if (headers['transfer-encoding'] !== undefined) return '411';
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) return '413';
  return isStaticFile(pathnameOf(request)) ? '405' : null;
}

function shortPathOf(request: Request): string {
  const path = segmentsOf(request).slice(0, MAX_SEGMENTS).join('/');
  return path.length > MAX_ADDRESS_LENGTH ? '/' : path || '/';
}

/** The first segment is empty, because a path begins with a slash. */
function segmentsOf(request: Request): string[] {
  return pathnameOf(request).split('/', MAX_SEGMENTS + 2);
}

function isRouterState(header: string | string[] | undefined): boolean {
  const text = String(header);
  if ((text.match(/\[|%5B/gi)?.length ?? 0) > MAX_ARRAYS) return false;
  try {
    return RouterState.safeParse(JSON.parse(decodeURIComponent(text))).success;
  } catch {
    return false;
  }
}

function isInternal(name: string): boolean {
  return INTERNAL_HEADERS.has(name) || INTERNAL_PREFIXES.some((prefix) => name.startsWith(prefix));
}

/** Removes scheme and host from a URL such as `http://host/path`, the form that clients send to proxies. */
function normalTarget(target: string): string {
  const isPath = target.startsWith('/');
  const url = URL.parse(isPath ? `http://app${target}` : target);
  if (url === null) return '/';
  const path = isPath ? url.pathname : url.pathname.replace(/^\/*/, '/');
  return unescapeUnreserved(path + url.search);
}
