import { expect, it } from 'vitest';
import { checkNode } from './known-vulnerabilities';

/** Two entries of the list of November 2026. */
const excerpt = JSON.stringify({
  69: {
    cve: ['CVE-2020-8277'],
    vulnerable: ' 12.x || 14.x || 15.x',
    patched: ' ^12.19.1 || ^14.15.1 || 15.2.1',
    ref: 'a',
  },
  183: {
    cve: ['CVE-2026-48933'],
    vulnerable: '22.x || 24.x || 26.x',
    patched: '^22.23.0 || ^24.17.0 || ^26.3.1',
    ref: 'b',
  },
});
const answer = (body: string, status?: number) => () => Promise.resolve(new Response(body, { status }));

it.each([
  ['24.16.0', 'CVE-2026-48933: fixed in ^22.23.0 || ^24.17.0 || ^26.3.1'],
  ['15.2.0', 'CVE-2020-8277: fixed in  ^12.19.1 || ^14.15.1 || 15.2.1'],
])('checkNode says which vulnerability Node %s has, and which versions fix it', async (version, words) => {
  const verdict = await checkNode(version, answer(excerpt));
  expect(verdict.kind).toBe('vulnerable');
  expect(verdict.words).toContain(`Node ${version} is vulnerable.`);
  expect(verdict.words.split('\n').slice(1)).toEqual([`  ${words}`]);
});

it.each(['24.17.0', '15.2.1', '25.0.0'])('checkNode says that Node %s is safe', async (version) => {
  expect(await checkNode(version, answer(excerpt))).toEqual({
    kind: 'safe',
    words: `None of the 2 vulnerabilities of Node applies to ${version}.`,
  });
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ['has moved', answer('404: Not Found', 404), 'status 404'],
  ['is not JSON', answer('<html>'), 'JSON'],
  ['has an unreadable range', answer('{"1":{"vulnerable":"some","ref":"a"}}'), 'is not a range of versions'],
])('if the list %s, checkNode says that nothing is known, and why', async (_, fetchList, reason) => {
  const { kind, words } = await checkNode('24.22.3', fetchList);
  expect(kind).toBe('unknown');
  expect(words).toMatch(/^It is not known whether Node 24\.22\.3 is vulnerable\. https:/);
  expect(words).toContain(reason);
});
