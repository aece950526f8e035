import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi, streamApi } from './http';
import { upstreams } from './upstream.fixture';

let origin = '';

vi.mock('@/lib/auth/session/session', () => ({
  accessToken: async (refused?: string) => (refused ? `${refused}+` : 'token'),
  refuseSession: () => {
    throw new Error('The session is over');
  },
}));
vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: origin }) }));
vi.mock('@/lib/server/requests/request-id', () => ({ REQUEST_ID_HEADER: 'x-request-id', requestId: async () => 'r1' }));
vi.mock('@/lib/server/log', () => ({ log: () => undefined }));

const upstream = upstreams();
afterEach(upstream.end);

/** An API that answers its requests with these in turn, and further ones with the last. */
async function answering(...answers: RequestListener[]) {
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
const call = (signal?: AbortSignal) => callApi({ ...things(), signal });

describe('QUERY-1 a call that fails', () => {
  it.each([
    ['nothing answers', gone],
    ['the answer breaks off', cut],
    ['500', status(500)],
    ['502', status(502)],
    ['504', status(504)],
  ])('is repeated once: %s', async (_, failing) => {
    const { requests } = await answering(failing, whole);
    expect(await call()).toEqual({ items: [] });
    expect(requests()).toBe(2);
  });

  it.each([
    ['nothing answers', gone, 'The API cannot be reached'],
    ['the answer breaks off', cut, 'The answer of the API broke off'],
    ['500', status(500), 'No'],
  ])('throws when it fails again: %s', async (_, failing, message) => {
    const { requests } = await answering(failing);
    await expect(call()).rejects.toThrow(message);
    expect(requests()).toBe(2);
  });

  it.each([400, 403, 404, 409, 429, 501, 503])('is not repeated after %d', async (code) => {
    const { requests } = await answering(status(code), whole);
    await expect(call()).rejects.toMatchObject({ name: 'RequestFailed', status: code, message: 'No' });
    expect(requests()).toBe(1);
  });

  it.each([
    ['500', status(500)],
    ['502', status(502)],
    ['504', status(504)],
    ['no answer', gone],
    ['an answer that breaks off', cut],
  ])('is not repeated when its method is not safe: a POST after %s', async (_, failing) => {
    const { requests } = await answering(failing, whole);
    await expect(callApi({ ...things(), method: 'POST', body: '{}' })).rejects.toThrow();
    expect(requests()).toBe(1);
  });

  it('is not repeated for a caller who has left', async () => {
    const left = new AbortController();
    const { requests } = await answering((_, response) => {
      response.write('{"items":[', () => left.abort());
    }, whole);
    await expect(call(left.signal)).rejects.toMatchObject({ name: 'Unreachable' });
    expect(requests()).toBe(1);
  });

  it('AUTH-7 is repeated with a renewed token after a 401, and a second 401 ends the session', async () => {
    const tokens: (string | undefined)[] = [];
    const note: RequestListener = ({ headers }, response) => {
      tokens.push(headers.authorization);
      response.writeHead(401).end();
    };
    await answering(note, note, whole);
    await expect(call()).rejects.toThrow('The session is over');
    expect(tokens).toEqual(['Bearer token', 'Bearer token+']);
  });
});

it('a POST arrives with its method and its body, after a renewed token too', async () => {
  const received: string[] = [];
  const refuse: RequestListener = (request, response) => {
    received.push(request.method ?? '');
    response.writeHead(401).end();
  };
  const echo: RequestListener = async (request, response) => {
    received.push(request.method ?? '');
    response.end(JSON.stringify({ received: Buffer.concat(await request.toArray()).toString() }));
  };
  await answering(refuse, echo);
  expect(await callApi({ ...things(), method: 'POST', body: '{"name":"Isla"}' })).toEqual({
    received: '{"name":"Isla"}',
  });
  expect(received).toEqual(['POST', 'POST']);
});

describe('a stream', () => {
  it('is retried when nothing answers, but not once it has begun', async () => {
    const { requests } = await answering(gone, cut);
    const response = await streamApi(things());
    await expect(response.text()).rejects.toThrow('terminated');
    expect(requests()).toBe(2);
  });

  it('that is refused throws the server’s message', async () => {
    await answering(status(403));
    const stream = streamApi(things());
    await expect(stream).rejects.toMatchObject({ name: 'RequestFailed', status: 403, message: 'No' });
  });
});
