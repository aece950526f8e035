import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import { type Context, Hono } from 'hono';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '@/sandbox/db/database';
import type { ApiContext } from './context';
import { endpointsByName } from './contract';
import { errorBody, rootCause, toApiError, toErrorBody } from './errors';
import { exportRoutes } from './exports/routes';
import { type ApiLimits, limitRequest } from './limits';
import { createDataCache } from './list/data-cache';
import { type Principal, requireStaff, type VerifyAccessToken } from './require-staff';
import { router } from './router';

export const apiPath = '/api/v1';

type ApiOptions = {
  /** Returns a database whose statements are cancelled when the signal aborts. */
  databaseFor: (signal: AbortSignal) => Database;
  verifyAccessToken: VerifyAccessToken;
  /** The group of users who may call the API. */
  staffGroup?: string;
  limits?: ApiLimits;
  /** The function that logs one line for each server failure. */
  log?: (line: string) => void;
};

type Env = { Variables: RequestIdVariables & { principal: Principal } };

export function createApi({
  databaseFor,
  verifyAccessToken,
  staffGroup = 'admin',
  limits = {},
  log = console.error,
}: ApiOptions): Hono<Env> {
  const cache = createDataCache();
  const handler = new OpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: toErrorBody,
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          context.logFailure(error);
          throw toApiError(error);
        }
      },
    ],
  });

  function contextOf(c: Context<Env>): ApiContext {
    const { signal } = c.req.raw;
    return {
      db: databaseFor(signal),
      cache: cache.forRequest(),
      signal,
      principal: c.get('principal'),
      logFailure: (error) => {
        // A failure is not logged if the client has already disconnected.
        if (isFailure(error) && !signal.aborted) {
          log(`api: request ${c.get('requestId')} failed: ${rootCause(error)}`);
        }
      },
    };
  }

  async function handle(c: Context<Env>): Promise<Response> {
    const request = c.req.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
    const limited = limitRequest(request, limits);
    const { matched, response } = await handler.handle(limited, { prefix: apiPath, context: contextOf(c) });
    return matched ? response : c.notFound();
  }

  const api = new Hono<Env>().basePath(apiPath);
  api.use(requestId(), async (c, next) => {
    await next();
    // Set after the handler has run, because a handler may return a new response.
    c.header('X-Request-Id', c.get('requestId'));
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  api.use(requireStaff(verifyAccessToken, staffGroup));
  for (const route of Object.values(exportRoutes)) {
    api.get(routerPath(route.path), (c) =>
      route.handle(contextOf(c), { query: new URL(c.req.url).searchParams, params: c.req.param() }),
    );
  }
  for (const endpoint of endpointsByName.values()) {
    const path = routerPath(endpoint.path);
    api.get(path, handle);
    api.all(path, (c) => {
      c.header('Allow', 'GET, HEAD');
      return c.json(errorBody('method_not_allowed', `${c.req.method} is not possible here`), 405);
    });
  }
  api.all('*', (c) => c.json(errorBody('not_found', 'There is nothing at this address'), 404));
  api.onError((error, c) => {
    contextOf(c).logFailure(error);
    const apiError = toApiError(error);
    return c.json(toErrorBody(apiError), apiError.status as ContentfulStatusCode);
  });
  return api;
}

function isFailure(error: unknown): boolean {
  return !(error instanceof ORPCError) || error.status >= 500;
}

/** Converts a path of the contract to the router's notation, for example `/users/{id}` to `/users/:id`. */
function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
