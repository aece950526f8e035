import { ROUTE_PATTERNS } from '@/lib/server/requests/route-pattern';

const SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Labels = Readonly<Record<string, string>>;

type Declared = { name: string; help: string };

/** `from0`: labels whose counters start at 0, so that Prometheus sees their first increase. */
export const COUNTERS = {
  requests: {
    name: 'fairway_requests',
    help: 'Finished responses, except files and health checks',
    from0: ROUTE_PATTERNS.flatMap((route) => ['GET', 'POST'].map((method) => ({ method, route, status: '500' }))),
  },
  shed: {
    name: 'fairway_requests_shed',
    help: 'Requests of signed-in users that were refused with 503 because of load',
    from0: [],
  },
  apiCalls: {
    name: 'fairway_api_calls',
    help: 'Calls of the API by status, or unreachable, aborted, busy',
    from0: [],
  },
  mismatches: {
    name: 'fairway_contract_mismatches',
    help: 'Differences between API responses and the contract, each counted once an hour',
    from0: [],
  },
  renewals: {
    name: 'fairway_session_renewals',
    help: 'Renewals of access tokens: renewed, refused, unavailable',
    from0: outcomes('renewed', 'refused', 'unavailable'),
  },
  attempts: {
    name: 'fairway_sign_in_attempts',
    help: 'Attempts to sign in, enter a code or set a password: succeeded, refused, limited, unavailable, failed',
    from0: ['sign-in', 'challenge', 'reset', 'hosted'].flatMap((form) =>
      outcomes('succeeded', 'refused', 'limited', 'unavailable', 'failed').map((outcome) => ({ form, ...outcome })),
    ),
  },
  ended: {
    name: 'fairway_sessions_ended',
    help: 'Sessions that have ended: signed-out, idle, expired, renewal-refused, refused by the API, unreadable',
    from0: ['signed-out', 'idle', 'expired', 'renewal-refused', 'refused', 'unreadable'].map((reason) => ({ reason })),
  },
  exports: {
    name: 'fairway_exports',
    help: 'CSV exports: sent, aborted, failed',
    from0: outcomes('sent', 'aborted', 'failed'),
  },
  logLines: {
    name: 'fairway_log_lines',
    help: 'Log lines by level and event',
    from0: [
      { level: 'error', event: 'request.failed' },
      { level: 'warn', event: 'server.connections-refused' },
      { level: 'warn', event: 'api.contract-broken' },
      { level: 'warn', event: 'email.limited' },
    ],
  },
} satisfies Readonly<Record<string, Declared & { from0: readonly Labels[] }>>;

export const DURATIONS = {
  requestSeconds: {
    name: 'fairway_request_duration_seconds',
    help: 'From the headers of a request to the end of its response',
    buckets: SECONDS,
  },
  apiSeconds: {
    name: 'fairway_api_first_byte_seconds',
    help: 'From a call of the API to the first byte of its answer',
    buckets: SECONDS,
  },
  gcSeconds: {
    name: 'nodejs_gc_duration_seconds',
    help: 'Garbage collections by kind: major, minor, incremental, weakcb',
    buckets: [0.001, 0.01, 0.1, 1],
  },
} satisfies Readonly<Record<string, Declared & { buckets: readonly number[] }>>;

function outcomes(...words: readonly string[]): { outcome: string }[] {
  return words.map((outcome) => ({ outcome }));
}
