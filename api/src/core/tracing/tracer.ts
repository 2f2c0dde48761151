import {
  type Context,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

let tracer: Tracer | undefined;

/** What spans are made with from now on; undefined: none are made. */
export function traceWith(used: Tracer | undefined): void {
  tracer = used;
}

/** Begins a span; undefined where nothing is traced. Whoever begins it ends it. */
export function beginSpan(name: string, options: SpanOptions, within: Context): Span | undefined {
  return tracer?.startSpan(name, options, within);
}

/** Whether this is part of something that is traced and recorded. */
export const isRecorded = (): boolean =>
  tracer !== undefined && (trace.getSpan(context.active())?.isRecording() ?? false);

/** The context that a W3C `traceparent` names: that of a caller, else none. */
export const contextOf = (traceparent: unknown): Context =>
  typeof traceparent === 'string'
    ? propagation.extract(ROOT_CONTEXT, { traceparent })
    : ROOT_CONTEXT;

/** The W3C `traceparent` of what runs now; undefined where nothing is recorded. */
export function currentTraceparent(): string | undefined {
  if (!isRecorded()) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Links to what other contexts name, for work that has more than one cause. */
export const linksTo = (contexts: Context[]): Link[] =>
  contexts.flatMap((one) => {
    const spanContext = trace.getSpanContext(one);
    return spanContext ? [{ context: spanContext }] : [];
  });

/** Runs work as a span, which ends with it. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  within: Context,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options, within);
  if (!span) return work();
  try {
    return await context.with(trace.setSpan(within, span), work);
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed, by the kind of its error: messages may hold what somebody typed. */
export function failSpan(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work that belongs to no request, although one may have caused it. */
export const outsideTraces = <T>(work: () => T): T =>
  tracer ? context.with(ROOT_CONTEXT, work) : work();
