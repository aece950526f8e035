import { ROUTE_PATTERNS } from '@/lib/server/requests/route-pattern';

/** Buckets in seconds: a quick screen takes tens of milliseconds, and a call of the API ends after some ten seconds. */
const SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Labels = Readonly<Record<string, string>>;

type Declared = { name: string; help: string };

/**
 * What the app counts, by OpenTelemetry's rules for names; Prometheus gets `fairway_requests_total` and so on. Labels
 * have few values, all known beforehand: no uid, search text, address or person. What stands in `from0` is 0 from the
 * start: Prometheus sees no increase in a series that begins with its first event.
 */
export const COUNTERS = {
  requests: {
    name: 'fairway.requests',
    help: 'Responses that have ended, without files and health checks',
    from0: ROUTE_PATTERNS.flatMap((route) => ['GET', 'POST'].map((method) => ({ method, route, status: '500' }))),
  },
  shed: { name: 'fairway.requests.shed', help: 'Requests answered with 503 under load', from0: [] },
  apiCalls: {
    name: 'fairway.api.calls',
    help: 'Calls of the API by status, or unreachable, aborted, busy',
    from0: [],
  },
  mismatches: {
    name: 'fairway.contract.mismatches',
    help: 'Places where an answer of the API differs from the contract, each once an hour',
    from0: [],
  },
  renewals: {
    name: 'fairway.session.renewals',
    help: 'Renewals of access tokens: renewed, refused, unavailable',
    from0: outcomes('renewed', 'refused', 'unavailable'),
  },
  attempts: {
    name: 'fairway.sign_in.attempts',
    help: 'Attempts to sign in, answer a challenge or set a password: succeeded, refused, limited, unavailable, failed',
    from0: ['sign-in', 'challenge', 'reset', 'hosted'].flatMap((form) =>
      outcomes('succeeded', 'refused', 'limited', 'unavailable', 'failed').map((outcome) => ({ form, ...outcome })),
    ),
  },
  ended: {
    name: 'fairway.sessions.ended',
    help: 'Sessions that have ended: signed-out, idle, expired, renewal-refused, refused by the API, unreadable',
    from0: ['signed-out', 'idle', 'expired', 'renewal-refused', 'refused', 'unreadable'].map((reason) => ({ reason })),
  },
  exports: {
    name: 'fairway.exports',
    help: 'CSV exports: sent, aborted, failed',
    from0: outcomes('sent', 'aborted', 'failed'),
  },
  logLines: {
    name: 'fairway.log.lines',
    help: 'Lines of the log',
    from0: [
      { level: 'error', event: 'request.failed' },
      { level: 'warn', event: 'server.connections-refused' },
      { level: 'warn', event: 'api.contract-broken' },
    ],
  },
} satisfies Readonly<Record<string, Declared & { from0: readonly Labels[] }>>;

export const DURATIONS = {
  requestSeconds: {
    name: 'fairway.request.duration',
    help: 'From the headers of a request to the end of its response',
    unit: 's',
    buckets: SECONDS,
  },
  apiSeconds: {
    name: 'fairway.api.first_byte',
    help: 'From a call of the API to the first byte of its answer',
    unit: 's',
    buckets: SECONDS,
  },
  gcSeconds: {
    name: 'v8js.gc.duration',
    help: 'Garbage collections by kind: major, minor, incremental, weakcb',
    unit: 's',
    buckets: [0.001, 0.01, 0.1, 1],
  },
} satisfies Readonly<Record<string, Declared & { unit: 's'; buckets: readonly number[] }>>;

/** Counts events, and seconds. */
export type Counts = {
  count: (key: keyof typeof COUNTERS, labels: Labels) => void;
  time: (key: keyof typeof DURATIONS, labels: Labels, seconds: number) => void;
};

function outcomes(...words: readonly string[]): { outcome: string }[] {
  return words.map((outcome) => ({ outcome }));
}
