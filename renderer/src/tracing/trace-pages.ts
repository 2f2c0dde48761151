import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Does the work of a request for a page as a span, which ends with the answer; nothing where none is traced. */
export function tracePage(
  { traceparent }: IncomingHttpHeaders,
  response: ServerResponse,
  work: () => void,
): void {
  const asked = propagation.extract(ROOT_CONTEXT, { traceparent });
  const span = trace.getTracer('nukkad').startSpan('GET page', { kind: SpanKind.SERVER }, asked);
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(asked, span), work);
}
