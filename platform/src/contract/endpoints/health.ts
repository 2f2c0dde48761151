import type { HealthReport } from '../wire';

/** Where pages report how the parts they run do; sent as JSON, also by `navigator.sendBeacon`. */
export const healthReportPath = '/api/health-reports';

/** Calls about how releases do. */
export interface HealthCalls {
  /** At most `limits.healthFacts` facts and `limits.healthReportBytes` in one report. */
  reportHealth: { body: HealthReport; answer: undefined };
}

export const healthEndpoints = {
  reportHealth: { method: 'POST', path: healthReportPath },
} as const;

export const healthOutlines = {
  reportHealth: 'nothing',
} as const;
