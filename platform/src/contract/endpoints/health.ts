import type {
  HealthReport,
  PartReleases,
  ReleaseMove,
  ReleasesAnswer,
  RollBackOrder,
  TakeBackOrder,
  VisitTicket,
  VisitTicketOrder,
} from '../wire';

/** Where pages report how the parts they run do; sent as JSON, also by `navigator.sendBeacon`. */
export const healthReportPath = '/api/health-reports';

/** Where a page asks for the ticket that its reports about a canary carry. */
export const visitTicketPath = '/api/visit-tickets';

/** Calls about how releases do. */
export interface HealthCalls {
  /** At most `limits.healthFacts` facts and `limits.healthReportBytes` in one report. */
  reportHealth: { body: HealthReport; answer: undefined };
  takeVisitTicket: { body: VisitTicketOrder; answer: VisitTicket };
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
  takeVisitTicket: { method: 'POST', path: visitTicketPath },
  getReleases: { method: 'GET', path: '/api/operator/releases' },
  getPartReleases: { method: 'GET', path: '/api/operator/releases/:part' },
  getReleaseLog: { method: 'GET', path: '/api/operator/release-log' },
  takeBackCanary: { method: 'POST', path: '/api/operator/canaries/:canary/stop' },
  rollBackPart: { method: 'POST', path: '/api/operator/releases/:part/rollback' },
} as const;

export const healthOutlines = {
  reportHealth: 'nothing',
  takeVisitTicket: ['ticket'],
  getReleases: ['releases', 'hours'],
  getPartReleases: ['part', 'releases', 'messages'],
  getReleaseLog: 'list',
  takeBackCanary: ['releases', 'hours'],
  rollBackPart: ['releases', 'hours'],
} as const;
