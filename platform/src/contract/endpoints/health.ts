import type {
  HealthReport,
  PartReleases,
  ReleaseMove,
  ReleasesAnswer,
  RollBackOrder,
  TakeBackOrder,
} from '../wire';

/** Where pages report how the parts they run do; sent as JSON, also by `navigator.sendBeacon`. */
export const healthReportPath = '/api/health-reports';

/** Calls about how releases do. */
export interface HealthCalls {
  /** At most `limits.healthFacts` facts and `limits.healthReportBytes` in one report. */
  reportHealth: { body: HealthReport; answer: undefined };
  getReleases: { answer: ReleasesAnswer };
  getPartReleases: { params: { part: string }; answer: PartReleases };
  /** The newest first, at most `limits.releaseMovesShown`. */
  getReleaseLog: { answer: ReleaseMove[] };
  /** Takes the canary that runs back, for everybody who belongs to it. */
  takeBackCanary: { params: { canary: string }; body: TakeBackOrder; answer: ReleasesAnswer };
  rollBackPart: { params: { part: string }; body: RollBackOrder; answer: ReleasesAnswer };
}

export const healthEndpoints = {
  reportHealth: { method: 'POST', path: healthReportPath },
  getReleases: { method: 'GET', path: '/api/operator/releases' },
  getPartReleases: { method: 'GET', path: '/api/operator/releases/:part' },
  getReleaseLog: { method: 'GET', path: '/api/operator/release-log' },
  takeBackCanary: { method: 'POST', path: '/api/operator/canaries/:canary/stop' },
  rollBackPart: { method: 'POST', path: '/api/operator/releases/:part/rollback' },
} as const;

export const healthOutlines = {
  reportHealth: 'nothing',
  getReleases: ['releases', 'hours'],
  getPartReleases: ['part', 'releases', 'messages'],
  getReleaseLog: 'list',
  takeBackCanary: ['releases', 'hours'],
  rollBackPart: ['releases', 'hours'],
} as const;
