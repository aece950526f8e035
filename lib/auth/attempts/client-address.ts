import 'server-only';
import { BlockList, isIP } from 'node:net';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { requestContext } from '@/lib/server/request-context';

export async function clientBlock(): Promise<string | null> {
  const peer = requestContext()?.request.socket.remoteAddress;
  const forwarded = (await headers()).get('x-forwarded-for') ?? '';
  const hops = env().TRUSTED_PROXY_HOPS;
  if (passedProxy(peer, forwarded, hops)) warnOfProxy();
  return clientBlockOf(peer, forwarded, hops);
}

/** Returns the client's IP block; null if only a local proxy's address is known, which all clients share. */
export function clientBlockOf(peer: string | undefined, forwarded: string, hops: number): string | null {
  const block = addressBlock(clientAddress(peer, forwarded, hops));
  if (!tellsClients(block) || (passedProxy(peer, forwarded, hops) && isPrivate(peer))) return null;
  return block;
}

function passedProxy(peer: string | undefined, forwarded: string, hops: number): boolean {
  return hops === 0 && forwarded !== '' && forwarded !== peer;
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

function isPrivate(peer = ''): boolean {
  const bare = peer.replace(/%.*$/, '');
  return isIP(bare) !== 0 && privateNetworks.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
}

export function tellsClients(block: string): boolean {
  return block !== 'unknown' && block !== addressBlock('::1') && !block.startsWith('127.');
}

let warned = false;

function warnOfProxy(): void {
  if (warned) return;
  warned = true;
  log('warn', 'proxy.not-trusted', { variable: 'TRUSTED_PROXY_HOPS' });
}

/** Uses only the X-Forwarded-For entries that trusted proxies added, because clients can forge the others. */
export function clientAddress(peer: string | undefined, forwarded: string, hops: number): string {
  if (hops === 0) return peer ?? '';
  const entries = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-hops) ?? entries[0] ?? peer ?? '';
}

/** Returns the /64 block of an IPv6 address, because one customer usually has a whole block. */
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
