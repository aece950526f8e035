import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { isRead, pathnameOf, type RequestHook } from '@/lib/server/requests/incoming-request';
import { MISSING, NON_READ_HEADER } from '@/lib/server/requests/normalize-request';
import { isStaticFile } from '@/lib/server/requests/public-paths';

/** The framework would take the type from the name, which ends in `.br`. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** By RFC 9110, 12.5.3: a weight of 0 refuses. */
function acceptsBrotli(acceptEncoding: string): boolean {
  const coding = acceptEncoding.split(',').find((one) => /^\s*br\s*(;|$)/i.test(one));
  return coding !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(coding);
}

/**
 * Sends scripts and styles as compress-build.ts wrote them: a seventh smaller than gzip, and nothing is compressed while
 * a page is drawn. It asks the framework for the compressed file, which the framework serves like any other. A file of
 * another build is not found, with a session or without, so that a proxy can ask another instance.
 * @param folder `.next/static` of the build
 */
export function sendCompressedFiles(folder: string): RequestHook {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const files = new Set(names.map((name) => `/_next/static/${name}`));
  return ({ request, response }) => {
    const pathname = pathnameOf(request);
    if (!isRead(request)) return;
    if (
      files.size > 0 &&
      isStaticFile(pathname) &&
      pathname.startsWith('/_next/') &&
      !files.has(decodeURIComponent(pathname))
    ) {
      request.headers[NON_READ_HEADER] = MISSING;
      return;
    }
    const type = TYPES[extname(pathname)];
    if (!type || !files.has(`${pathname}.br`)) return;
    // A range counts the bytes of the file as it is.
    const { range, 'accept-encoding': acceptEncoding = '' } = request.headers;
    if (range !== undefined || !acceptsBrotli(String(acceptEncoding))) return;
    request.url = `${pathname}.br${request.url?.slice(pathname.length)}`;
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Encoding', 'br');
  };
}
