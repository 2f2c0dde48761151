import { context, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { contextOf, currentTraceparent, inSpan, linksTo } from './tracer';

const attributesOf = (kind: string, count: number) => ({
  'messaging.system': 'nukkad',
  'messaging.destination.name': kind,
  'messaging.batch.message_count': count,
});

/** Adds jobs as a span. `add` is given what jobs have to carry, so that their run is part of the same trace. */
export function traceEnqueuing(
  kind: string,
  count: number,
  add: (carried: { traceparent?: string }) => Promise<void>,
): Promise<void> {
  if (currentTraceparent() === undefined) return add({});
  const options = { kind: SpanKind.PRODUCER, attributes: attributesOf(kind, count) };
  return inSpan(`enqueue ${kind}`, options, context.active(), () => {
    const traceparent = currentTraceparent();
    return add(traceparent === undefined ? {} : { traceparent });
  });
}

/** Takes out of a payload what `traceEnqueuing` has put in. */
export function payloadOf<Payload extends object>(stored: object): Payload {
  const { traceparent: _, ...payload } = stored as { traceparent?: unknown };
  // A payload stored under a kind has that kind's type.
  return payload as Payload;
}

/** Runs jobs as a span: one as part of what added it, several linked to what added them. */
export function traceRun<T>(kind: string, payloads: object[], work: () => Promise<T>): Promise<T> {
  const causes = payloads
    .filter((payload) => 'traceparent' in payload)
    .map((payload) => contextOf((payload as { traceparent?: unknown }).traceparent));
  const [only = ROOT_CONTEXT, ...more] = causes;
  const isOne = payloads.length === 1 && more.length === 0;
  const options = {
    kind: SpanKind.CONSUMER,
    attributes: attributesOf(kind, payloads.length),
    ...(!isOne && { links: linksTo(causes) }),
  };
  return inSpan(`run ${kind}`, options, isOne ? only : ROOT_CONTEXT, work);
}
