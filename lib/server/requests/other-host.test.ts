import { expect, it, vi } from 'vitest';
import type { IncomingRequest } from './incoming-request';
import { warnOfOtherHost } from './other-host';

const events = vi.hoisted(() => [] as string[]);
vi.mock('@/lib/server/log', () => ({ log: (_: string, event: string) => events.push(event) }));

it('OPS-1 the log has one warning when pages are opened on another host than AUTH_URL', () => {
  const warn = warnOfOtherHost('https://office.example');
  const get = (url: string, headers: object) => warn({ request: { url, headers } } as IncomingRequest);
  get('/login', { host: 'office.example' });
  get('/login', { host: '127.0.0.1:3001', 'x-forwarded-host': 'office.example' });
  get('/healthz', { host: '10.0.0.7:3001' });
  expect(events).toEqual([]);
  get('/login', { host: 'staff.example' });
  get('/all-users', { host: 'staff.example' });
  expect(events).toEqual(['server.other-host']);
});
