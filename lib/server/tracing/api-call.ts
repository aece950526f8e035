import 'server-only';

/** Runs one call of the API in a span of its own; `send` gets the headers that let the API's spans join it. */
export type TraceApiCall = (
  call: { endpoint: string; request: string | undefined },
  send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
) => Promise<Response>;

/** Bundles of one process share what tracing, once it has started, puts here. */
const holder = globalThis as { fairwayTraceApiCall?: TraceApiCall };

export function traceApiCallsWith(trace: TraceApiCall): void {
  holder.fairwayTraceApiCall = trace;
}

/** Without tracing, just the call. */
export const tracedApiCall: TraceApiCall = (call, send) =>
  holder.fairwayTraceApiCall ? holder.fairwayTraceApiCall(call, send) : send({});
