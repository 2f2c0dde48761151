import path from 'node:path';
import type { TracingSettings } from '../tracing/start-spans';

/** Settings of a renderer that runs by itself. */
export interface RendererSettings {
  /** Folder of the released site. */
  site: string;
  host: string;
  port: number;
  /** Port and address of `/metrics`; without a port there is none. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Where the API listens: `http://127.0.0.1:4000`. */
  apiOrigin: string;
  /** Shared with the API, which does not count requests that show it. */
  key: string | undefined;
  /** Public origin, for absolute URLs. */
  publicUrl: string;
  /** Milliseconds that a visitor waits. */
  budget: number;
  /** Traces of pages and of their calls; unset: nothing is traced. */
  tracing: TracingSettings | undefined;
}

/** Reads the settings. Fails with an `Error` whose message names the wrong one. */
export function rendererSettings(env: Record<string, string | undefined>): RendererSettings {
  const data = env.NUKKAD_DATA || '.nukkad';
  return {
    site: path.resolve(env.SITE_DIR || path.join(data, 'site')),
    host: env.RENDERER_HOST || '127.0.0.1',
    port: wholeNumber('RENDERER_PORT', env.RENDERER_PORT || '4100', 65_535),
    metricsPort: env.METRICS_PORT
      ? wholeNumber('METRICS_PORT', env.METRICS_PORT, 65_535)
      : undefined,
    metricsHost: env.METRICS_HOST || 'localhost',
    apiOrigin: originOf('API_ORIGIN', env.API_ORIGIN || 'http://127.0.0.1:4000'),
    key: keyIn(env.RENDERER_KEY || undefined),
    publicUrl: originOf('PUBLIC_URL', env.PUBLIC_URL || 'http://localhost:8080'),
    budget: wholeNumber('RENDER_BUDGET', env.RENDER_BUDGET || '400', 10_000),
    tracing: tracingIn(env),
  };
}

function tracingIn(env: Record<string, string | undefined>): TracingSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const share = shareOf('OTEL_TRACES_SAMPLER_ARG', env.OTEL_TRACES_SAMPLER_ARG || '1');
  return { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, service: 'nukkad-renderer', share };
}

function wholeNumber(name: string, value: string, most: number): number {
  if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value);
  throw new Error(`${name} must be a whole number of at most ${most}.`);
}

function shareOf(name: string, value: string): number {
  if (/^\d?(\.\d{1,9})?$/.test(value) && Number(value) <= 1) return Number(value);
  throw new Error(`${name} must be a number from 0 to 1.`);
}

function originOf(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:\/\//.test(value)) return new URL(value).origin;
  throw new Error(`${name} must be an address that starts with http:// or https://.`);
}

function keyIn(key: string | undefined): string | undefined {
  if (key === undefined || key.length >= 32) return key;
  throw new Error('RENDERER_KEY must be at least 32 characters long.');
}
