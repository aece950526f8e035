import 'server-only';
import { IdentityUnavailable } from '@/lib/auth/cognito';
import { accessToken, refuseSession } from '@/lib/auth/session';
import { ContractBroken, RequestFailed, Unreachable } from '@/lib/contract/failure';
import { noteDrift } from '@/lib/drift/drift';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { REQUEST_ID_HEADER, requestId } from '@/lib/request-id';
import { tracedApiCall } from '@/lib/tracing/api-call';
import { readBody } from './body';
import { refusalMessage } from './refusal';

const FIRST_BYTE_MS = 10_000;
/** Worth one more try: the request may have met a server on its way out. */
const PASSING: ReadonlySet<number> = new Set([500, 502, 504]);

/**
 * One call of the API with the session's token: a deadline, one retry of a passing failure, one renewal after a 401.
 * `endpoint` names it in the log: a path holds whatever was typed as a uid.
 * @returns an answer with a 2xx status and its whole body
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export async function callApi(request: Request, endpoint: string): Promise<Response> {
  const { response, body } = await answer(request, endpoint, readBody);
  if (!response.ok) throw new RequestFailed(response.status, refusalMessage(response.status, body));
  if (body === '') throw broken(endpoint, 'The answer is empty');
  if (!isJson(body)) throw broken(endpoint, 'The answer is not JSON');
  return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } });
}

/**
 * The same call for an answer of any length.
 * @returns an answer with a 2xx status whose body is still to come: read it with `bodyChunks`
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export async function streamApi(request: Request, endpoint: string): Promise<Response> {
  const { response, body } = await answer(request, endpoint, async (answered) => {
    return answered.ok ? null : await readBody(answered);
  });
  if (body === null) return response;
  throw new RequestFailed(response.status, refusalMessage(response.status, body));
}

/** What is read of an answer before it counts as one: an answer that breaks off in it has not been given. */
type Read<Body> = (response: Response) => Promise<Body>;
type Answer<Body> = { response: Response; body: Body };

async function answer<Body>(request: Request, endpoint: string, read: Read<Body>): Promise<Answer<Body>> {
  if (new URL(request.url).origin !== new URL(env().API_URL).origin) throw new Unreachable('Not an address of the API');
  const token = await tokenOrUnreachable();
  const first = await sendTwice(request, endpoint, token, read);
  if (first.response.status !== 401) return first;
  const again = await sendTwice(request, endpoint, await tokenOrUnreachable(token), read);
  return again.response.status === 401 ? refuseSession() : again;
}

function broken(endpoint: string, fault: string): ContractBroken {
  noteDrift(endpoint, [fault]);
  return new ContractBroken([fault]);
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
    if (error instanceof IdentityUnavailable)
      throw new Unreachable('The sign-in service did not answer', { cause: error });
    throw error;
  }
}

async function sendTwice<Body>(
  request: Request,
  endpoint: string,
  token: string,
  read: Read<Body>,
): Promise<Answer<Body>> {
  try {
    const response = await send(request, endpoint, token);
    if (!PASSING.has(response.status)) return { response, body: await read(response) };
    await response.body?.cancel();
  } catch (error) {
    if (!(error instanceof Unreachable) || request.signal.aborted) throw error;
  }
  const response = await send(request, endpoint, token);
  return { response, body: await read(response) };
}

async function send(request: Request, endpoint: string, token: string): Promise<Response> {
  const id = await requestId();
  const started = performance.now();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), FIRST_BYTE_MS);
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
        signal: AbortSignal.any([deadline.signal, request.signal]),
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
    throw new Unreachable(deadline.signal.aborted ? 'The API did not answer in time' : 'The API cannot be reached', {
      cause,
    });
  } finally {
    clearTimeout(timer);
  }
}
