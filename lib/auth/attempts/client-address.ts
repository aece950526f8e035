import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { peerAddress } from '@/lib/server/requests/request-context';

/**
 * The address block of the client; see `clientAddress` and `addressBlock`. Null where it tells nothing: everybody behind
 * a proxy on this machine that is not trusted would be one client.
 */
export async function clientBlock(): Promise<string | null> {
  const peer = peerAddress();
  const forwarded = (await headers()).get('x-forwarded-for') ?? '';
  const hops = env().TRUSTED_PROXY_HOPS;
  // Without the header, the framework sets it to the peer.
  if (hops === 0 && forwarded !== '' && forwarded !== peer) warnOfProxy();
  const block = addressBlock(clientAddress(peer, forwarded, hops));
  return tellsClients(block) ? block : null;
}

/** Whether clients differ in it. */
export function tellsClients(block: string): boolean {
  return block !== 'unknown' && block !== addressBlock('::1') && !block.startsWith('127.');
}

let warned = false;

/** Behind a proxy that is not trusted, all clients have one address. */
function warnOfProxy(): void {
  if (warned) return;
  warned = true;
  log('warn', 'proxy.not-trusted', { variable: 'TRUSTED_PROXY_HOPS' });
}

/**
 * The client's address. Each proxy appends its client to X-Forwarded-For; entries before those of trusted proxies can be
 * forged.
 * @param hops the number of trusted proxies that every request passes
 */
export function clientAddress(peer: string | undefined, forwarded: string, hops: number): string {
  if (hops === 0) return peer ?? '';
  const entries = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-hops) ?? entries[0] ?? peer ?? '';
}

/** The IPv4 address, or the /64 of an IPv6 address: one customer has a whole /64. */
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
