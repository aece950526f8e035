/** Buckets in seconds: a quick screen takes tens of milliseconds, and a call of the API ends after some ten seconds. */
const SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Declared = { name: string; help: string; labels: readonly string[]; buckets?: readonly number[] };

/**
 * What the app counts, by OpenTelemetry's rules for names; Prometheus gets `fairway_requests_total` and so on. Labels
 * have few values, all known beforehand: no uid, search text, address or person.
 */
export const COUNTERS = {
  requests: {
    name: 'fairway.requests',
    help: 'Responses that have ended, without files and health checks',
    labels: ['method', 'route', 'status'],
  },
  shed: { name: 'fairway.requests.shed', help: 'Requests answered with 503 under load', labels: ['route'] },
  apiCalls: {
    name: 'fairway.api.calls',
    help: 'Calls of the API by status, or unreachable, aborted, busy',
    labels: ['endpoint', 'outcome'],
  },
  renewals: {
    name: 'fairway.session.renewals',
    help: 'Renewals of access tokens: renewed, refused, unavailable',
    labels: ['outcome'],
  },
  attempts: {
    name: 'fairway.sign_in.attempts',
    help: 'Attempts to sign in, answer a challenge or set a password: succeeded, refused, limited, unavailable, failed',
    labels: ['form', 'outcome'],
  },
  exports: { name: 'fairway.exports', help: 'CSV exports: sent, aborted, failed', labels: ['outcome'] },
  logLines: { name: 'fairway.log.lines', help: 'Lines of the log', labels: ['level', 'event'] },
} as const satisfies Readonly<Record<string, Declared>>;

export const DURATIONS = {
  requestSeconds: {
    name: 'fairway.request.duration',
    help: 'From the headers of a request to the end of its response',
    labels: ['route'],
    buckets: SECONDS,
  },
  apiSeconds: {
    name: 'fairway.api.first_byte',
    help: 'From a call of the API to the first byte of its answer',
    labels: ['endpoint'],
    buckets: SECONDS,
  },
} as const satisfies Readonly<Record<string, Declared>>;

export type CounterKey = keyof typeof COUNTERS;
export type DurationKey = keyof typeof DURATIONS;
export type Labels = Readonly<Record<string, string>>;

/** Where counts go: Prometheus, OpenTelemetry or both. */
export type Sink = {
  count: (key: CounterKey, labels: Labels) => void;
  time: (key: DurationKey, labels: Labels, seconds: number) => void;
};
