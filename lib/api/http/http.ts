import 'server-only';
import { sessionTokens } from '@/lib/auth/session/read-session';
import { TokenUnavailable } from '@/lib/auth/session/session-tokens';
import { ContractBroken, RequestFailed, Unreachable } from '@/lib/contract/result';
import { env } from '@/lib/server/env';
import { errorCode } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';
import { requestContext, responseSignal } from '@/lib/server/request-context';
import { REQUEST_ID_HEADER, requestId } from '@/lib/server/requests/request-id';
import { traceApiCall } from '@/lib/server/tracing/api-call';
import { readBody, readRefusal } from './body';
import { logBrokenAnswer } from './contract-mismatch';
import { limits, withJitter } from './limits';
import { parseJson } from './parse-json';
import { refusalMessage } from './refusal';
import { createSlots, type Priority } from './slots';

const RETRYABLE: ReadonlySet<number> = new Set([500, 502, 504]);

/** Methods that may be retried. A repeated POST might be executed twice. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);

export type ApiRequest = {
  endpoint: string;
  method: string;
  url: string;
  body?: string | undefined;
  accept?: string | undefined;
  signal?: AbortSignal | undefined;
  priority?: Priority | undefined;
};

type Call<Body> = {
  request: ApiRequest;
  /** Reads the body. If the connection breaks while this runs, the request is sent again. */
  read: (response: Response) => Promise<Body>;
  over: AbortSignal;
};
type Answer<Body> = { response: Response; body: Body };

export async function answerTo(options: ApiRequest): Promise<{ body: unknown; headers: Headers }> {
  const request = untilResponseCloses(options);
  const deadline = AbortSignal.timeout(limits.totalMs);
  const over = AbortSignal.any([deadline, request.signal]);
  try {
    const { response, body } = await answer({ request, read: readResponse, over });
    if (!response.ok) throw new RequestFailed(response.status, refusalMessage(response.status, body));
    return { body: parseJson(body), headers: response.headers };
  } catch (error) {
    if (error instanceof ContractBroken) logBrokenAnswer(request.endpoint, error.faults);
    if (deadline.aborted && error instanceof Unreachable) throw new Unreachable(TOO_LATE, { cause: error });
    throw error;
  }
}

function untilResponseCloses(request: ApiRequest): ApiRequest & { signal: AbortSignal } {
  const signals = [request.signal, responseSignal()].filter((signal) => signal !== undefined);
  return { ...request, signal: AbortSignal.any(signals) };
}

const TOO_LATE = 'The golf service took too long';

const readResponse = (response: Response) => (response.ok ? readBody(response) : readRefusal(response));

export async function streamApi(options: ApiRequest): Promise<Response> {
  const request = untilResponseCloses(options);
  const read = async (response: Response) => (response.ok ? null : await readRefusal(response));
  const { response, body } = await answer({ request, read, over: request.signal });
  if (body === null) return response;
  throw new RequestFailed(response.status, refusalMessage(response.status, body));
}

async function answer<Body>(call: Call<Body>): Promise<Answer<Body>> {
  const ran = await processState('apiSlots', () => createSlots(limits.slots)).run(call.over, () => answerOf(call), {
    account: requestContext()?.account,
    priority: call.request.priority,
  });
  if ('value' in ran) return ran.value;
  const { endpoint, signal } = call.request;
  const about = { request: await requestId(), endpoint };
  if (signal?.aborted) log('info', 'api.aborted', about);
  else log('warn', 'api.busy', about);
  throw new Unreachable(ran.refused);
}

async function answerOf<Body>(call: Call<Body>): Promise<Answer<Body>> {
  if (new URL(call.request.url).origin !== new URL(env().API_URL).origin) {
    throw new Unreachable('Not an address of the golf service');
  }
  const tokens = sessionTokens();
  const token = await tokens.get().catch(asUnreachable);
  const first = await sendWithRetry(call, token);
  if (first.response.status !== 401) return first;
  const again = await sendWithRetry(call, await tokens.get(token).catch(asUnreachable));
  return again.response.status === 401 ? tokens.refuse() : again;
}

function asUnreachable(error: unknown): never {
  if (error instanceof TokenUnavailable) throw new Unreachable(error.message, { cause: error });
  throw error;
}

async function sendWithRetry<Body>(call: Call<Body>, token: string): Promise<Answer<Body>> {
  if (!SAFE.has(call.request.method)) return sendAndRead(call, token);
  try {
    const response = await send(call, token);
    if (!RETRYABLE.has(response.status)) return { response, body: await call.read(response) };
    await response.body?.cancel();
  } catch (error) {
    if (!(error instanceof Unreachable) || call.over.aborted) throw error;
  }
  return sendAndRead(call, token);
}

async function sendAndRead<Body>(call: Call<Body>, token: string): Promise<Answer<Body>> {
  const response = await send(call, token);
  return { response, body: await call.read(response) };
}

async function send({ request, over }: Call<unknown>, token: string): Promise<Response> {
  const { endpoint, method, url, body, accept = 'application/json' } = request;
  const id = await requestId();
  const started = performance.now();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), withJitter(limits.firstByteMs));
  try {
    const response = await traceApiCall({ endpoint, request: id }, (traceHeaders) =>
      fetch(url, {
        method,
        body: body ?? null,
        headers: {
          ...traceHeaders,
          Accept: accept,
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          ...(id && { [REQUEST_ID_HEADER]: id }),
        },
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.any([deadline.signal, over]),
      }),
    );
    const ms = Math.round(performance.now() - started);
    log('info', 'api.call', { request: id, endpoint, status: response.status, ms });
    return response;
  } catch (cause) {
    if (request.signal?.aborted) log('info', 'api.aborted', { request: id, endpoint });
    else
      log('warn', 'api.unreachable', {
        request: id,
        endpoint,
        timedOut: deadline.signal.aborted,
        code: errorCode(cause),
      });
    throw new Unreachable(deadline.signal.aborted ? TOO_LATE : 'The golf service cannot be reached', { cause });
  } finally {
    clearTimeout(timer);
  }
}
