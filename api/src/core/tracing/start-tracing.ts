import { startSpans, type TracingSettings } from '@nukkad/renderer/tracing';
import { trace } from '@opentelemetry/api';
import { traceWith } from './tracer';

export type { TracingSettings };

/** Traces from now on. Returns how to stop; what waits to be sent is sent first. */
export async function startTracing(settings: TracingSettings): Promise<() => Promise<void>> {
  const stop = await startSpans(settings);
  traceWith(trace.getTracer('nukkad'));
  return async () => {
    traceWith(undefined);
    await stop();
  };
}
