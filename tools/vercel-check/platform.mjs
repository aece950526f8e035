// The network before the functions: files of the build, limits, one instance a request, streaming.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from '../process/root.mjs';
import { limits as documented } from './limits.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {{ port: number }} Target */

const TYPES = /** @type {Record<string, string>} */ ({
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
});

/** Headers of answers that only one connection is about. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * @param {object} options
 * @param {{ take: () => Promise<any>, release: (instance: any) => void }} options.instances
 * @param {typeof documented} [options.limits]
 * @param {string} [options.folder] with the build
 */
export function createPlatform({ instances, limits = documented, folder = root }) {
  // Larger than the limit, so that the limit answers and not Node.
  return createServer({ maxHeaderSize: 4 * limits.headersBytes }, async (incoming, outgoing) => {
    const refusal = refusalOf(incoming, limits);
    if (refusal) return refuse(outgoing, ...refusal);
    const file = fileOf(incoming.url ?? '/', folder);
    if (file) return sendFile(file, outgoing);
    const body = await readBody(incoming, limits.requestBytes);
    if (body === null) return refuse(outgoing, 413, 'FUNCTION_PAYLOAD_TOO_LARGE');
    const instance = await instances.take();
    // The client left while it waited.
    if (outgoing.destroyed) return instances.release(instance);
    outgoing.once('close', () => instances.release(instance));
    invoke(incoming, outgoing, { target: instance, body, limits });
  });
}

/** @param {Incoming} incoming @param {typeof documented} limits @returns {[number, string] | undefined} */
function refusalOf({ url = '', rawHeaders }, { addressBytes, headersBytes, headerBytes }) {
  if (Buffer.byteLength(url) > addressBytes) return [414, 'URL_TOO_LONG'];
  let all = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const bytes = Buffer.byteLength(`${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`);
    if (bytes > headerBytes) return [494, 'REQUEST_HEADER_TOO_LARGE'];
    all += bytes;
  }
  return all > headersBytes ? [494, 'REQUEST_HEADER_TOO_LARGE'] : undefined;
}

/** @param {Outgoing} outgoing @param {number} status @param {string} code */
function refuse(outgoing, status, code) {
  outgoing.writeHead(status, { 'content-type': 'text/plain', 'x-vercel-error': code, connection: 'close' });
  outgoing.end(`${code}\n`);
}

/** The file of the build or of public/ that the network serves by itself. @param {string} url @param {string} folder */
function fileOf(url, folder) {
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
  const isBuilt = path.startsWith('/_next/static/');
  const base = isBuilt ? join(folder, '.next', 'static') : join(folder, 'public');
  const file = normalize(join(base, isBuilt ? path.slice('/_next/static/'.length) : path));
  return file.startsWith(base) && existsSync(file) && statSync(file).isFile() ? { file, isBuilt } : undefined;
}

/** @param {{ file: string, isBuilt: boolean }} found @param {Outgoing} outgoing */
function sendFile({ file, isBuilt }, outgoing) {
  outgoing.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  });
  createReadStream(file).pipe(outgoing);
}

/** A function gets its body whole. @param {Incoming} incoming @param {number} limit */
async function readBody(incoming, limit) {
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    // Read to its end, so that the client gets the answer.
    if (bytes <= limit) chunks.push(chunk);
  }
  return bytes > limit ? null : Buffer.concat(chunks);
}

/** @param {Incoming} incoming @param {Outgoing} outgoing
 * @param {{ target: Target, body: Buffer, limits: typeof documented }} options */
function invoke(incoming, outgoing, { target, body, limits }) {
  const headers = { ...incoming.headers };
  for (const name of OF_CONNECTION) delete headers[name];
  const host = headers.host ?? '';
  // The platform replaces what a client claims.
  const forwarded = {
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    'content-length': String(body.length),
  };
  const { method, url: path } = incoming;
  const sent = { host: '127.0.0.1', port: target.port, method, path, headers: { ...headers, ...forwarded } };
  const upstream = ask({ ...sent, agent: false }, (answer) => {
    const declared = Number(answer.headers['content-length'] ?? 0);
    if (declared > limits.answerBytes) {
      answer.destroy();
      return refuse(outgoing, 500, 'FUNCTION_RESPONSE_PAYLOAD_TOO_LARGE');
    }
    const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
    const named = { ...Object.fromEntries(kept), 'x-function-instance': String(target.port) };
    outgoing.writeHead(answer.statusCode ?? 502, named);
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  const late = setTimeout(() => {
    upstream.destroy();
    if (outgoing.headersSent) outgoing.destroy();
    else refuse(outgoing, 504, 'FUNCTION_INVOCATION_TIMEOUT');
  }, limits.seconds * 1000);
  upstream.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (!outgoing.writableEnded) refuse(outgoing, 502, 'FUNCTION_INVOCATION_FAILED');
  });
  outgoing.once('close', () => {
    clearTimeout(late);
    upstream.destroy();
  });
  upstream.end(body);
}
