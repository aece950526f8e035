import 'server-only';
import { createHash } from 'node:crypto';
import { type Failure, isNotFound, type Result, statusOf } from '@/lib/contract/result';
import { UNAUTHORIZED } from './html-error-page';
import { PRIVATE_NO_STORE } from './security-headers';

const headers = { 'Cache-Control': PRIVATE_NO_STORE };

export function jsonResponse<Answer extends object>(answer: Answer): Response {
  return Response.json(answer, { headers });
}

export function errorResponse(status: number, message: string, code?: string): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}

export const unauthorized = () => errorResponse(UNAUTHORIZED.status, UNAUTHORIZED.message, UNAUTHORIZED.code);

export const notFound = () => errorResponse(404, 'There is nothing here.');

export const failureResponse = (failure: Failure) => errorResponse(statusOf(failure), failure.message);

/** A leaderboard that responds with 404 is no failure: the round was not played in its format. */
export function liveAnswer(shown: unknown, parts: readonly (Result<unknown> | null)[]): Response {
  for (const part of parts) if (part && !part.ok && !isNotFound(part)) return failureResponse(part.failure);
  return jsonResponse({ fingerprint: fingerprint(shown) });
}

export function fingerprint(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
}

type Options = {
  name?: string;
  type: 'csv' | 'plain';
  headers?: Readonly<Record<string, string>>;
};

export function fileResponse(body: BodyInit, { name, type, headers }: Options): Response {
  return new Response(body, {
    headers: {
      'Content-Type': `text/${type}; charset=utf-8`,
      'Content-Disposition': name === undefined ? 'inline' : attachment(name),
      'Cache-Control': PRIVATE_NO_STORE,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

/** Names a file as in RFC 6266: `filename*` has letters of all scripts, `filename` only ASCII. */
export function attachment(name: string): string {
  const ascii = name.replace(/\P{ASCII}+/gu, '_');
  const encoded = ascii === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${ascii}"${encoded}`;
}
