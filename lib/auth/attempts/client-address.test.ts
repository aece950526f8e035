import { describe, expect, it } from 'vitest';
import { addressBlock, clientAddress, clientBlockOf, tellsClients } from './client-address';

describe('clientAddress', () => {
  it.each<[what: string, forwarded: string, hops: number, address: string]>([
    ['no proxy, nothing forwarded', '', 0, 'peer'],
    ['no proxy, and a forged header', '198.51.100.1', 0, 'peer'],
    ['one proxy', '198.51.100.1', 1, '198.51.100.1'],
    ['one proxy, and a client that forges two addresses', '203.0.113.9, 203.0.113.8, 198.51.100.1', 1, '198.51.100.1'],
    ['two proxies', '198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['two proxies, and a client that forges one address', '203.0.113.9,198.51.100.1,10.0.0.2', 2, '198.51.100.1'],
    ['two proxies, one of them bypassed by the request', '198.51.100.1', 2, '198.51.100.1'],
    ['one proxy that sends an empty list', ' , ', 1, 'peer'],
  ])('the client’s IP address is found with %s', (_, forwarded, hops, address) => {
    expect(clientAddress('peer', forwarded, hops)).toBe(address);
  });
});

describe('AUTH-11 clientBlockOf returns the block of a client’s IP address', () => {
  it.each<[what: string, peer: string, forwarded: string, hops: number, block: string | null]>([
    ['a client of the same network', '192.168.1.7', '192.168.1.7', 0, '192.168.1.7'],
    ['the gateway of a container behind an untrusted proxy', '172.18.0.1', '198.51.100.1', 0, null],
    ['the gateway of a container, as an IPv4-mapped IPv6 address', '::ffff:172.18.0.1', '198.51.100.1', 0, null],
    ['the gateway of a container behind a trusted proxy', '172.18.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['a proxy of the local network', 'fd00::1', '198.51.100.1', 0, null],
    ['a client that forges the header', '198.51.100.9', '203.0.113.1', 0, '198.51.100.9'],
    ['an IPv6 client that forges the header', '2001:db8::9', '203.0.113.1', 0, '2001:db8:0:0::/64'],
    ['a proxy on this machine', '127.0.0.1', '198.51.100.1', 0, null],
  ])('AUTH-11 failures count for the right block of IP addresses: %s', (_, peer, forwarded, hops, block) => {
    expect(clientBlockOf(peer, forwarded, hops)).toBe(block);
  });
});

describe('addressBlock', () => {
  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['198.51.100.1:4711', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:DB8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['evil.example', 'unknown'],
    ['1.2.3.4.5', 'unknown'],
  ])('the IP address %j belongs to the block %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});

describe('tellsClients', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1', '', 'evil.example'])(
    'the address %j does not identify a single client',
    (address) => {
      expect(tellsClients(addressBlock(address))).toBe(false);
    },
  );

  it.each(['198.51.100.1', '10.0.0.1', '2001:db8::9', '12.7.0.1'])(
    'the address %s identifies a single client',
    (address) => {
      expect(tellsClients(addressBlock(address))).toBe(true);
    },
  );
});
