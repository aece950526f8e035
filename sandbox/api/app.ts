import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, onError, traverseContractProcedures } from '@orpc/server';
import { type Context, Hono } from 'hono';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import { contract } from '@/lib/contract/contract';
import type { Database } from '@/sandbox/db/database';
import type { ApiContext } from './context';
import { guard } from './guard';
import { createTotals } from './list/totals';
import type { Principal, VerifyAccessToken } from './principal';
import { bodyOf, errorBody, wordsOfCause } from './refusal';
import { router } from './router';

export const apiPath = '/api/v1';

export type ApiOptions = {
  db: Database;
  verifyAccessToken: VerifyAccessToken;
  /** The group that a token must carry. */
  staffGroup?: string;
  /** Told of failures, not of requests. */
  log?: (line: string) => void;
};

type Env = { Variables: RequestIdVariables & { principal: Principal } };

/** The admin API, at /api/v1 and below. */
export function createApi({ db, verifyAccessToken, staffGroup = 'admin', log = console.error }: ApiOptions): Hono<Env> {
  const fail = (id: string, error: unknown) => log(`api: request ${id} failed: ${wordsOfCause(error)}`);

  const totals = createTotals();
  const handler = new OpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: bodyOf,
    interceptors: [
      onError((error, { context }) => {
        if (!(error instanceof ORPCError) || error.status >= 500) fail(context.requestId, error);
      }),
    ],
  });

  async function answer(c: Context<Env>): Promise<Response> {
    const request = c.req.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
    const context = { db, totals, principal: c.get('principal'), requestId: c.get('requestId') };
    const { matched, response } = await handler.handle(request, { prefix: apiPath, context });
    return matched ? response : c.notFound();
  }

  const api = new Hono<Env>().basePath(apiPath);
  api.use(requestId(), async (c, next) => {
    await next();
    // Again, as what was set before is not on an answer that the handlers made themselves.
    c.header('X-Request-Id', c.get('requestId'));
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  api.use(guard(verifyAccessToken, staffGroup));
  for (const path of contractPaths()) {
    api.get(path, answer);
    api.all(path, (c) => {
      c.header('Allow', 'GET, HEAD');
      return c.json(errorBody('method_not_allowed', `${c.req.method} is not possible here`), 405);
    });
  }
  api.all('*', (c) => c.json(errorBody('not_found', 'There is nothing at this address'), 404));
  api.onError((error, c) => {
    fail(c.get('requestId'), error);
    return c.json(errorBody('internal_error', 'Something went wrong on the server'), 500);
  });
  return api;
}

/** The paths of the contract as the router writes them: /admin/users/:id/friendly-rounds. */
function contractPaths(): string[] {
  const paths: string[] = [];
  traverseContractProcedures({ router: contract, path: [] }, (endpoint) => {
    const { path } = endpoint.contract['~orpc'].route;
    if (path) paths.push(path.replace(/\{(\w+)\}/g, ':$1'));
  });
  return paths;
}
