import 'server-only';
import { processState } from '@/lib/server/process-state';

export type TraceApiCall = (
  call: { endpoint: string; request: string | undefined },
  send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
) => Promise<Response>;

const tracing = () => processState('tracing', () => ({ apiCall: null as TraceApiCall | null }));

export function traceApiCallsWith(trace: TraceApiCall): void {
  tracing().apiCall = trace;
}

export const tracedApiCall: TraceApiCall = (call, send) => {
  const trace = tracing().apiCall;
  return trace ? trace(call, send) : send({});
};
