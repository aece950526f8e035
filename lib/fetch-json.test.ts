import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json';

afterEach(() => vi.unstubAllGlobals());

function respondWith(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('fetchJson', () => {
  it('fetchJson returns the JSON of a response, without using the cache or following redirects', async () => {
    const fetch = respondWith(() => Response.json({ email: 'a@b.test' }));
    await expect(fetchJson('/api/x')).resolves.toEqual({ email: 'a@b.test' });
    expect(fetch).toHaveBeenCalledWith('/api/x', { cache: 'no-store', redirect: 'error' });
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Fairway did not answer'],
    ['a refusal with a message', () => Response.json({ error: { message: 'Not now' } }, { status: 503 }), 'Not now'],
    ['a refusal without a message', () => Response.json({}, { status: 500 }), 'the request failed'],
    ['a proxy’s page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'the request failed'],
    ['a response that breaks off', () => new Response('{"email":', { status: 200 }), 'the response is unreadable'],
    ['an empty response', () => new Response('null', { status: 200 }), 'the response is unreadable'],
  ])('if a request to a handler fails with %s, the error message describes it', async (_, answer, words) => {
    respondWith(answer);
    await expect(fetchJson('/api/x')).rejects.toMatchObject({ name: 'Error', message: words });
  });
});
