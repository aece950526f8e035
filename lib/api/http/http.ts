import 'server-only';
import { recordDifference } from '@/lib/api/differences/differences';
import { ProviderUnavailable } from '@/lib/auth/provider/provider';
import { accessToken, refuseSession } from '@/lib/auth/session/session';
import { ContractBroken, RequestFailed, Unreachable } from '@/lib/contract/result';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { REQUEST_ID_HEADER, requestId } from '@/lib/server/request-id';
import { tracedApiCall } from '@/lib/server/tracing/api-call';
import { readBody, readRefusal } from './body';
import { withJitter } from './jitter';
import { limits } from './limits';
import { refusalMessage } from './refusal';
import { createSlots, QueueFull, type Slots } from './slots';

/** Worth one more try: the request may have met a server on its way out. */
const RETRYABLE: ReadonlySet<number> = new Set([500, 502, 504]);

/** A call, and how to read its answer. `endpoint` names it in the log: a path holds whatever was typed as a uid. */
type Call<Body> = {
  request: Request;
  endpoint: string;
  /** What is read of an answer before it counts as one: an answer that breaks off in it has not been given. */
  read: (response: Response) => Promise<Body>;
  /** Whoever has asked left, or it took too long. */
  over: AbortSignal;
};
type Answer<Body> = { response: Response; body: Body };

/**
 * One call of the API with the session's token: a deadline, one retry of a passing failure, one renewal after a 401.
 * @returns an answer with a 2xx status and its whole body
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export async function callApi(request: Request, endpoint: string): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limits.wholeMs);
  const over = AbortSignal.any([late.signal, request.signal]);
  try {
    const { response, body } = await answer({ request, endpoint, read: readWhole, over });
    if (!response.ok) throw new RequestFailed(response.status, refusalMessage(response.status, body));
    if (body === '') throw new ContractBroken(['The answer is empty']);
    if (!isJson(body)) throw new ContractBroken(['The answer is not JSON']);
    return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } });
  } catch (error) {
    if (error instanceof ContractBroken) recordDifference(endpoint, error.faults);
    if (late.signal.aborted && error instanceof Unreachable) throw new Unreachable(TOO_LATE, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const TOO_LATE = 'The API did not answer in time';

const readWhole = (response: Response) => (response.ok ? readBody(response) : readRefusal(response));

/**
 * The same call for an answer of any length.
 * @returns an answer with a 2xx status whose body is still to come: read it with `bodyChunks`
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export async function streamApi(request: Request, endpoint: string): Promise<Response> {
  const read = async (response: Response) => (response.ok ? null : await readRefusal(response));
  const { response, body } = await answer({ request, endpoint, read, over: request.signal });
  if (body === null) return response;
  throw new RequestFailed(response.status, refusalMessage(response.status, body));
}

/** One for all bundles of this process. */
const holder = globalThis as { fairwayApiSlots?: Slots };

async function answer<Body>(call: Call<Body>): Promise<Answer<Body>> {
  holder.fairwayApiSlots ??= createSlots(limits.slots);
  try {
    return await holder.fairwayApiSlots.run(call.over, () => answerOf(call));
  } catch (error) {
    if (error instanceof QueueFull) log('warn', 'api.busy', { request: await requestId(), endpoint: call.endpoint });
    throw error;
  }
}

async function answerOf<Body>(call: Call<Body>): Promise<Answer<Body>> {
  if (new URL(call.request.url).origin !== new URL(env().API_URL).origin) {
    throw new Unreachable('Not an address of the API');
  }
  const token = await tokenOrUnreachable();
  const first = await sendTwice(call, token);
  if (first.response.status !== 401) return first;
  const again = await sendTwice(call, await tokenOrUnreachable(token));
  return again.response.status === 401 ? refuseSession() : again;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function tokenOrUnreachable(refused?: string): Promise<string> {
  try {
    return await accessToken(refused);
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new Unreachable('The sign-in service did not answer', { cause: error });
    throw error;
  }
}

async function sendTwice<Body>(call: Call<Body>, token: string): Promise<Answer<Body>> {
  try {
    const response = await send(call, token);
    if (!RETRYABLE.has(response.status)) return { response, body: await call.read(response) };
    await response.body?.cancel();
  } catch (error) {
    if (!(error instanceof Unreachable) || call.over.aborted) throw error;
  }
  const response = await send(call, token);
  return { response, body: await call.read(response) };
}

async function send({ request, endpoint, over }: Call<unknown>, token: string): Promise<Response> {
  const id = await requestId();
  const started = performance.now();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), withJitter(limits.firstByteMs));
  try {
    const response = await tracedApiCall({ endpoint, request: id }, (traceHeaders) =>
      fetch(request.url, {
        headers: {
          ...traceHeaders,
          Accept: request.headers.get('accept') ?? 'application/json',
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          ...(id && { [REQUEST_ID_HEADER]: id }),
        },
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.any([deadline.signal, over]),
      }),
    );
    log('info', 'api.call', {
      request: id,
      endpoint,
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
    return response;
  } catch (cause) {
    if (request.signal.aborted) log('info', 'api.left', { request: id, endpoint });
    else log('warn', 'api.unreachable', { request: id, endpoint, timedOut: deadline.signal.aborted });
    throw new Unreachable(deadline.signal.aborted ? TOO_LATE : 'The API cannot be reached', {
      cause,
    });
  } finally {
    clearTimeout(timer);
  }
}
