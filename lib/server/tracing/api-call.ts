import 'server-only';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { errorName } from '@/lib/server/error-name';

type ApiCall = { endpoint: string; request: string | undefined };

/** `send` receives trace headers, with which the API's spans become part of this trace. */
export function traceApiCall(
  { endpoint, request }: ApiCall,
  send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> {
  const attributes = { 'fairway.endpoint': endpoint, ...(request && { 'fairway.request': request }) };
  return trace.getTracer('fairway').startActiveSpan(endpoint, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    try {
      const response = await send(headers);
      span.setAttribute('http.response.status_code', response.status);
      if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      return response;
    } catch (error) {
      span.setAttribute('error.type', errorName(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
