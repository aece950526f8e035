import { expect, test } from '../support/test';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const failures = ['Navigation error occurred', 'Could not load', 'An error occurred in the application'];
/** At most this many visited URLs may differ only in their ids. */
const ofAKind = 2;
const atOnce = 4;

/** Returns the same text for URLs that differ only in uids and query values. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://app.test');
  return `${pathname.replace(uuid, '*')}?${[...new Set(searchParams.keys())].sort()}`;
}

const links = (html: string) =>
  [...html.matchAll(/<(?:a|form|link)\b[^>]*?\b(?:href|action)="(\/(?!\/|_next\/)[^"#]*)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

test('LAY-5 every link of every screen works @nightly', async ({ context }) => {
  const seen = new Map<string, number>();
  const waiting: { address: string; from: string }[] = [];
  const dead: string[] = [];
  const want = (address: string, from: string) => {
    const kind = kindOf(address);
    const times = seen.get(kind) ?? 0;
    if (times >= (kind.endsWith('?') ? ofAKind : 1) || seen.has(address)) return;
    seen.set(kind, times + 1).set(address, 0);
    waiting.push({ address, from });
  };

  async function walk(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, from } = next;
      const response = await context.request.get(address, { maxRedirects: 0 });
      const type = response.headers()['content-type'] ?? '';
      if (response.status() !== 200) dead.push(`${response.status()} ${address} on ${from}`);
      if (!type.startsWith('text/html')) continue;
      const html = await response.text();
      for (const failure of failures) if (html.includes(`>${failure}`)) dead.push(`“${failure}” ${address} on ${from}`);
      // Links of sorted and filtered lists are skipped, because the plain list has the same types of links.
      if (!address.includes('?')) for (const link of links(html)) want(link, address);
    }
  }

  want('/', 'nowhere');
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, walk));
  expect(dead).toEqual([]);
  const screens = new Set([...seen.keys()].filter((key) => key.includes('?')).map((kind) => kind.split('?')[0]));
  for (const screen of [
    '/all-users/*',
    '/groups/*',
    '/group-members/*',
    '/events/*',
    '/events/friendly-rounds/*',
    '/countries/*',
    '/regions/*',
  ]) {
    expect(screens, `no link leads to ${screen}`).toContain(screen);
  }
});
