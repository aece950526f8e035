import 'server-only';
import { processState } from '@/lib/server/process-state';

/** Runs one call of the API in a span; `send` gets the headers by which the API's spans join the trace. */
export type TraceApiCall = (
  call: { endpoint: string; request: string | undefined },
  send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
) => Promise<Response>;

const tracing = () => processState('tracing', () => ({ apiCall: null as TraceApiCall | null }));

export function traceApiCallsWith(trace: TraceApiCall): void {
  tracing().apiCall = trace;
}

/** Sends without a span until tracing has started. */
export const tracedApiCall: TraceApiCall = (call, send) => {
  const trace = tracing().apiCall;
  return trace ? trace(call, send) : send({});
};
