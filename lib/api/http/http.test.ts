import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiRequest, answerTo, streamApi } from './http';
import { createSlots } from './slots';
import { upstreams } from './upstream.fixture';

let origin = '';

vi.mock('@/lib/auth/session/read-session', () => ({
  sessionTokens: () => ({
    get: async (refused?: string) => (refused ? `${refused}+` : 'token'),
    refuse: () => {
      throw new Error('The session has ended');
    },
  }),
}));
vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: origin }) }));
vi.mock('@/lib/server/requests/request-id', () => ({ REQUEST_ID_HEADER: 'x-request-id', requestId: async () => 'r1' }));
vi.mock('@/lib/server/log', () => ({ log: () => undefined }));

const upstream = upstreams();
afterEach(upstream.end);

/** Starts an API that sends these responses in turn and repeats the last one. */
async function startApi(...answers: RequestListener[]) {
  const started = await upstream.start(...answers);
  origin = started.origin;
  return started;
}

const whole: RequestListener = (_, response) => response.end('{"items":[]}');
const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end('{"error":{"message":"No"}}');
const gone: RequestListener = (request) => request.socket.destroy();
const cut: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"items":[', () => request.socket.destroy());
};
const things = () => ({ endpoint: 'things', method: 'GET', url: `${origin}/things` });
const callApi = async (request: ApiRequest) => (await answerTo(request)).body;
const call = (signal?: AbortSignal) => callApi({ ...things(), signal });

describe('the app retries calls to the API that have failed', () => {
  it.each([
    ['no response', gone],
    ['a response that breaks off', cut],
    ['500', status(500)],
    ['502', status(502)],
    ['504', status(504)],
  ])('QUERY-1 a call to the API is retried once after %s', async (_, failing) => {
    const { requests } = await startApi(failing, whole);
    expect(await call()).toEqual({ items: [] });
    expect(requests()).toBe(2);
  });

  it.each([
    ['no response', gone, 'The golf service cannot be reached'],
    ['a response that breaks off', cut, 'The golf service’s response was cut off'],
    ['500', status(500), 'No'],
  ])('QUERY-1 a call to the API throws after it has failed twice: %s', async (_, failing, message) => {
    const { requests } = await startApi(failing);
    await expect(call()).rejects.toThrow(message);
    expect(requests()).toBe(2);
  });

  it.each([
    ['500', status(500)],
    ['502', status(502)],
    ['504', status(504)],
    ['no response', gone],
    ['a response that breaks off', cut],
  ])('QUERY-1 a POST to the API is not retried after %s', async (_, failing) => {
    const { requests } = await startApi(failing, whole);
    await expect(callApi({ ...things(), method: 'POST', body: '{}' })).rejects.toThrow();
    expect(requests()).toBe(1);
  });

  it('QUERY-1 a failed call to the API is not retried when its caller has aborted it', async () => {
    const left = new AbortController();
    const { requests } = await startApi((_, response) => {
      response.write('{"items":[', () => left.abort());
    }, whole);
    await expect(call(left.signal)).rejects.toMatchObject({ name: 'Unreachable' });
    expect(requests()).toBe(1);
  });

  it('QUERY-1 AUTH-7 after a 401, a call to the API is retried with a renewed token; a second 401 ends the session', async () => {
    const tokens: (string | undefined)[] = [];
    const note: RequestListener = ({ headers }, response) => {
      tokens.push(headers.authorization);
      response.writeHead(401).end();
    };
    await startApi(note, note, whole);
    await expect(call()).rejects.toThrow('The session has ended');
    expect(tokens).toEqual(['Bearer token', 'Bearer token+']);
  });
});

it('QUERY-1 a POST to the API keeps its method and body, even after a token renewal', async () => {
  const received: string[] = [];
  const refuse: RequestListener = (request, response) => {
    received.push(request.method ?? '');
    response.writeHead(401).end();
  };
  const echo: RequestListener = async (request, response) => {
    received.push(request.method ?? '');
    response.end(JSON.stringify({ received: Buffer.concat(await request.toArray()).toString() }));
  };
  await startApi(refuse, echo);
  expect(await callApi({ ...things(), method: 'POST', body: '{"name":"Isla"}' })).toEqual({
    received: '{"name":"Isla"}',
  });
  expect(received).toEqual(['POST', 'POST']);
});

it('LIMIT-5 a call that gets no slot fails as unreachable, even if another bundle of the app created the slots', async () => {
  const slots = createSlots({ running: 1, waiting: 0, waitMs: 60_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = slots.run(new AbortController().signal, () => promise);
  const holder = globalThis as { fairway?: { apiSlots?: unknown } };
  vi.resetModules();
  const [{ answerTo: call }, { Unreachable }] = await Promise.all([import('./http'), import('@/lib/contract/result')]);
  const before = holder.fairway?.apiSlots;
  holder.fairway = { ...holder.fairway, apiSlots: slots };
  try {
    await expect(call(things())).rejects.toBeInstanceOf(Unreachable);
  } finally {
    holder.fairway.apiSlots = before;
    resolve();
    await held;
  }
});

describe('streamApi', () => {
  it('a stream from the API is retried if there was no response, but not after its response has begun', async () => {
    const { requests } = await startApi(gone, cut);
    const response = await streamApi(things());
    await expect(response.text()).rejects.toThrow('terminated');
    expect(requests()).toBe(2);
  });

  it('if the API refuses a stream, the API’s message is thrown', async () => {
    await startApi(status(403));
    const stream = streamApi(things());
    await expect(stream).rejects.toMatchObject({ name: 'RequestFailed', status: 403, message: 'No' });
  });
});
