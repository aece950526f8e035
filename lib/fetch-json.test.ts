import { afterEach, describe, expect, it, vi } from 'vitest';
import { FetchFailed, fetchJson } from './fetch-json';

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('asking a handler of the app', () => {
  it('gives its answer, past any cache and never by way of another address', async () => {
    const fetch = answering(() => Response.json({ email: 'a@b.test' }));
    await expect(fetchJson('/api/x')).resolves.toEqual({ email: 'a@b.test' });
    expect(fetch).toHaveBeenCalledWith('/api/x', { cache: 'no-store', redirect: 'error' });
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'nothing answered'],
    ['a refusal with words', () => Response.json({ error: { message: 'Not now' } }, { status: 503 }), 'Not now'],
    ['a refusal without', () => Response.json({}, { status: 500 }), 'the request failed with status 500'],
    [
      'a proxy’s page',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      'the request failed with status 502',
    ],
    ['an answer that breaks off', () => new Response('{"email":', { status: 200 }), 'the answer could not be read'],
    ['an empty answer', () => new Response('null', { status: 200 }), 'the answer could not be read'],
  ])('%s is told in words', async (_, answer, words) => {
    answering(answer);
    await expect(fetchJson('/api/x')).rejects.toThrow(new FetchFailed(words));
  });
});
