import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { peerAddress } from '@/lib/server/request-context';

/** Where this request comes from, as far as it can be believed; see `believedAddress` and `addressBlock`. */
export async function clientBlock(): Promise<string> {
  const peer = peerAddress();
  const forwarded = (await headers()).get('x-forwarded-for') ?? '';
  const hops = env().TRUSTED_PROXY_HOPS;
  // The framework writes the peer into a header that did not come.
  if (hops === 0 && forwarded !== '' && forwarded !== peer) warnOfProxy();
  return addressBlock(believedAddress(peer, forwarded, hops));
}

let warned = false;

/** Behind a proxy that is not believed, everybody seems to be at one address. */
function warnOfProxy(): void {
  if (warned) return;
  warned = true;
  log('warn', 'proxy.not-trusted', { variable: 'TRUSTED_PROXY_HOPS' });
}

/**
 * The client's address. Each proxy adds at the end of X-Forwarded-For whom it was asked by, and what stands before the
 * entries of our own proxies anybody can have written.
 * @param hops how many proxies of our own every request passes
 */
export function believedAddress(peer: string | undefined, forwarded: string, hops: number): string {
  if (hops === 0) return peer ?? '';
  const entries = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-hops) ?? entries[0] ?? peer ?? '';
}

/** One IPv4 address or the /64 of an IPv6 address, of which a single customer has as many as he likes. */
export function addressBlock(address: string): string {
  const bare = address
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return 'unknown';
  if (version === 4) return bare;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
