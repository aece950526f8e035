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
vi.mock('@/lib/server/request-id', () => ({ REQUEST_ID_HEADER: 'x-request-id', requestId: async () => 'r1' }));
vi.mock('@/lib/server/log', () => ({ log: () => undefined }));

const upstream = upstreams();
afterEach(upstream.end);

/** An API that meets its first requests with these, one after the other, and every other with the last. */
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
const call = (signal?: AbortSignal) => callApi(new Request(`${origin}/things`, { signal: signal ?? null }), 'things');

describe('QUERY-1 a call that fails', () => {
  it.each([
    ['nothing answers', gone],
    ['the answer breaks off', cut],
    ['500', status(500)],
    ['502', status(502)],
    ['504', status(504)],
  ])('is repeated once: %s', async (_, failing) => {
    const { asked } = await answering(failing, whole);
    expect(await (await call()).json()).toEqual({ items: [] });
    expect(asked()).toBe(2);
  });

  it.each([
    ['nothing answers', gone, 'The API cannot be reached'],
    ['the answer breaks off', cut, 'The answer of the API broke off'],
    ['500', status(500), 'No'],
  ])('is told when it fails again: %s', async (_, failing, message) => {
    const { asked } = await answering(failing);
    await expect(call()).rejects.toThrow(message);
    expect(asked()).toBe(2);
  });

  it.each([400, 403, 404, 409, 429, 501, 503])('is not repeated after %d', async (code) => {
    const { asked } = await answering(status(code), whole);
    await expect(call()).rejects.toMatchObject({ name: 'RequestFailed', status: code, message: 'No' });
    expect(asked()).toBe(1);
  });

  it('is not repeated for somebody who has left', async () => {
    const left = new AbortController();
    const { asked } = await answering((_, response) => {
      response.write('{"items":[', () => left.abort());
    }, whole);
    await expect(call(left.signal)).rejects.toMatchObject({ name: 'Unreachable' });
    expect(asked()).toBe(1);
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

describe('a stream', () => {
  it('is asked for again when nothing answers, but not once it has begun', async () => {
    const { asked } = await answering(gone, cut);
    const response = await streamApi(new Request(`${origin}/file`), 'file');
    await expect(response.text()).rejects.toThrow('terminated');
    expect(asked()).toBe(2);
  });

  it('that is refused gives the words of the refusal', async () => {
    await answering(status(403));
    const stream = streamApi(new Request(`${origin}/file`), 'file');
    await expect(stream).rejects.toMatchObject({ name: 'RequestFailed', status: 403, message: 'No' });
  });
});
