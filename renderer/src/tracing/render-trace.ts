import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FailureCause } from '../protocol';

const tracer = () => trace.getTracer('nukkad');

/** The spans of one rendering: the whole of it, and in it the code of each part. */
export interface RenderTrace {
  /** Code of a part runs from now on. */
  entered(part: string): void;
  /** Does what that code has asked for, as part of it. */
  within<T>(work: () => T): T;
  /** @param cause of the failure, if it is one */
  end(cause?: FailureCause): void;
}

/** Work of a page that nobody traces. What it was started from may be another one's trace. */
export const untracedRender: RenderTrace = {
  entered: () => undefined,
  within: (work) => context.with(ROOT_CONTEXT, work),
  end: () => undefined,
};

/**
 * Traces a rendering as part of the request that began it. Others that wait for the same page have no spans of
 * it. Addresses are left out: they may name people.
 */
export function traceRender(): RenderTrace {
  const asked = context.active();
  if (!trace.getSpan(asked)?.isRecording()) return untracedRender;
  const whole = begun('render', asked);
  let drawing: { span: Span; own: Context } | undefined;
  return {
    entered(part) {
      drawing?.span.end();
      drawing = begun(`draw ${part}`, whole.own);
    },
    within: (work) => context.with((drawing ?? whole).own, work),
    end(cause) {
      for (const span of [drawing?.span, whole.span]) {
        if (cause)
          span?.setAttribute('error.type', cause).setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      }
    },
  };
}

function begun(name: string, within: Context): { span: Span; own: Context } {
  const span = tracer().startSpan(name, {}, within);
  return { span, own: trace.setSpan(within, span) };
}

/** The header of a request to another process that is part of what runs now. */
export function traceHeaders(): { traceparent?: string } {
  const carrier: { traceparent?: string } = {};
  if (trace.getSpan(context.active())?.isRecording()) propagation.inject(context.active(), carrier);
  return carrier;
}
