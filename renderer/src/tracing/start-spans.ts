import { context, propagation, trace } from '@opentelemetry/api';

/** Traces for a collector of OpenTelemetry. */
export interface TracingSettings {
  /** Where the collector takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Name of this service in traces. */
  service: string;
  /** Part of what begins here that is traced, 0 to 1; what a caller traces is traced as well. */
  share: number;
}

/** Milliseconds in which the last spans are sent at the end of the process. */
const lastSpansWithin = 1_000;

/**
 * Records spans from now on, and sends them to the collector. What sends them is loaded here, so that it costs
 * nothing where it is not asked for. A collector that is away loses spans and nothing else: 2,048 wait at most.
 *
 * @returns how to stop; what waits is sent first
 */
export async function startSpans({ endpoint, service, share }: TracingSettings) {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { exportTimeoutMillis: 5_000 })],
  });
  provider.register();
  return async () => {
    const ended = provider.shutdown().catch(() => undefined);
    await Promise.race([ended, new Promise((end) => setTimeout(end, lastSpansWithin).unref())]);
    for (const one of [trace, context, propagation]) one.disable();
  };
}
