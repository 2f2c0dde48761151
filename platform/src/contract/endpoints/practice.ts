import type {
  Assignment,
  AssignmentOrder,
  Availability,
  CaseAccepted,
  CaseDocument,
  CaseOrder,
  CasesAnswer,
  CasesQuery,
  Client,
  ClientBookingOrder,
  ClientDetails,
  ClientOrder,
  ClientsAnswer,
  ClientsQuery,
  DatedHearing,
  DayExceptionOrder,
  DeskOrder,
  Earnings,
  GradeOrder,
  HandedFile,
  Hearing,
  HearingOrder,
  Invoice,
  LegalCaseDetails,
  LessonPackage,
  PackageChange,
  Payout,
  Performance,
  PerformanceSpan,
  PortfolioWork,
  PracticeBooking,
  PracticeBookingsAnswer,
  PracticeBookingsQuery,
  PracticeCalendar,
  PracticeException,
  PracticePolicy,
  PracticePolicyOrder,
  PracticeProfile,
  PracticeProfileOrder,
  PracticeSearchAnswer,
  PracticeSettings,
  PracticeStats,
  PublicDesk,
  Reasoned,
  Service,
  ServiceOrder,
  SubmissionOrder,
  Thread,
  WorkOrder,
} from '../wire';

/** Calls by which professionals run their practice; they are the signed-in professional's own. */
export interface PracticeCalls {
  getPracticeCalendar: { query: { from: string; to: string }; answer: PracticeCalendar };
  getPracticeBookings: { query?: PracticeBookingsQuery; answer: PracticeBookingsAnswer };
  bookClient: { body: ClientBookingOrder; answer: PracticeBooking };
  addException: { body: DayExceptionOrder; answer: PracticeException };
  removeException: { params: { exceptionId: string }; answer: undefined };
  getPracticeStats: { answer: PracticeStats };
  getPerformance: { query: { span: PerformanceSpan }; answer: Performance };
  searchPractice: { query: { q: string }; answer: PracticeSearchAnswer };

  getClients: { query: ClientsQuery; answer: ClientsAnswer };
  getClient: { params: { clientId: string }; answer: ClientDetails };
  addClient: { body: ClientOrder; answer: Client };
  changeClient: { params: { clientId: string }; body: ClientOrder; answer: Client };
  archiveClient: { params: { clientId: string }; answer: Client };
  restoreClient: { params: { clientId: string }; answer: Client };
  /** The conversation with a client who has an account, begun where there is none. */
  openClientThread: { params: { clientId: string }; answer: Thread };

  getCases: { query: CasesQuery; answer: CasesAnswer };
  getCase: { params: { caseId: string }; answer: LegalCaseDetails };
  addCase: { body: CaseOrder; answer: LegalCaseDetails };
  changeCase: { params: { caseId: string }; body: CaseOrder; answer: LegalCaseDetails };
  addHearing: { params: { caseId: string }; body: HearingOrder; answer: Hearing };
  changeHearing: { params: { hearingId: string }; body: HearingOrder; answer: Hearing };
  removeHearing: { params: { hearingId: string }; answer: undefined };
  /** `from` and `to` are days, both counted. */
  getHearings: { query: { from: string; to: string }; answer: DatedHearing[] };
  acceptCaseRequest: { params: { bookingId: string }; answer: CaseAccepted };
  rejectCaseRequest: { params: { bookingId: string }; body: Reasoned; answer: undefined };
  addCaseDocument: {
    params: { caseId: string };
    body: { fileId: string };
    answer: CaseDocument;
  };
  removeCaseDocument: { params: { documentId: string }; answer: undefined };

  getAssignments: { query: { clientId?: string }; answer: Assignment[] };
  setAssignments: { body: AssignmentOrder; answer: Assignment[] };
  gradeAssignment: { params: { assignmentId: string }; body: GradeOrder; answer: Assignment };
  removeAssignment: { params: { assignmentId: string }; answer: undefined };
  /** Those of the person who is signed in, as a student. */
  getMyAssignments: { answer: Assignment[] };
  submitAssignment: {
    params: { assignmentId: string };
    body: SubmissionOrder;
    answer: Assignment;
  };

  getEarnings: { query: { cursor?: string }; answer: Earnings };
  getInvoice: { params: { entryId: string }; answer: Invoice };
  requestPayout: { answer: Payout[] };

  getPracticeSettings: { answer: PracticeSettings };
  changePracticeProfile: { body: PracticeProfileOrder; answer: PracticeProfile };
  /** Takes back what waits, or puts away what was rejected. */
  withdrawClaim: { params: { claimId: string }; answer: PracticeProfile };
  changeAvailability: { body: Availability; answer: Availability };
  changePolicy: { body: PracticePolicyOrder; answer: PracticePolicy };
  changeServices: { body: ServiceOrder[]; answer: Service[] };
  changePackages: { body: PackageChange[]; answer: LessonPackage[] };
  addWork: { body: WorkOrder; answer: PortfolioWork };
  removeWork: { params: { workId: string }; answer: undefined };
  changePhoto: { body: { fileId: string }; answer: PracticeProfile };
  removePhoto: { answer: PracticeProfile };

  getDesk: { answer: PublicDesk };
  changeDesk: { body: DeskOrder; answer: PublicDesk };

  /** The body is the file itself; its name stands in the query. */
  uploadFile: { query: { name: string }; body: Blob; answer: HandedFile };
}

export const practiceEndpoints = {
  getPracticeCalendar: { method: 'GET', path: '/api/vendors/me/calendar' },
  getPracticeBookings: { method: 'GET', path: '/api/vendors/me/bookings' },
  bookClient: { method: 'POST', path: '/api/vendors/me/bookings' },
  addException: { method: 'POST', path: '/api/vendors/me/exceptions' },
  removeException: { method: 'DELETE', path: '/api/vendors/me/exceptions/:exceptionId' },
  getPracticeStats: { method: 'GET', path: '/api/vendors/me/stats' },
  getPerformance: { method: 'GET', path: '/api/vendors/me/performance' },
  searchPractice: { method: 'GET', path: '/api/vendors/me/search' },
  getClients: { method: 'GET', path: '/api/vendors/me/clients' },
  getClient: { method: 'GET', path: '/api/vendors/me/clients/:clientId' },
  addClient: { method: 'POST', path: '/api/vendors/me/clients' },
  changeClient: { method: 'PUT', path: '/api/vendors/me/clients/:clientId' },
  archiveClient: { method: 'POST', path: '/api/vendors/me/clients/:clientId/archive' },
  restoreClient: { method: 'POST', path: '/api/vendors/me/clients/:clientId/restore' },
  openClientThread: { method: 'POST', path: '/api/vendors/me/clients/:clientId/thread' },
  getCases: { method: 'GET', path: '/api/vendors/me/cases' },
  getCase: { method: 'GET', path: '/api/vendors/me/cases/:caseId' },
  addCase: { method: 'POST', path: '/api/vendors/me/cases' },
  changeCase: { method: 'PUT', path: '/api/vendors/me/cases/:caseId' },
  addHearing: { method: 'POST', path: '/api/vendors/me/cases/:caseId/hearings' },
  changeHearing: { method: 'PUT', path: '/api/vendors/me/hearings/:hearingId' },
  removeHearing: { method: 'DELETE', path: '/api/vendors/me/hearings/:hearingId' },
  getHearings: { method: 'GET', path: '/api/vendors/me/hearings' },
  acceptCaseRequest: { method: 'POST', path: '/api/case-requests/:bookingId/accept' },
  rejectCaseRequest: { method: 'POST', path: '/api/case-requests/:bookingId/reject' },
  addCaseDocument: { method: 'POST', path: '/api/vendors/me/cases/:caseId/documents' },
  removeCaseDocument: { method: 'DELETE', path: '/api/vendors/me/case-documents/:documentId' },
  getAssignments: { method: 'GET', path: '/api/vendors/me/assignments' },
  setAssignments: { method: 'POST', path: '/api/vendors/me/assignments' },
  gradeAssignment: { method: 'POST', path: '/api/vendors/me/assignments/:assignmentId/grade' },
  removeAssignment: { method: 'DELETE', path: '/api/vendors/me/assignments/:assignmentId' },
  getMyAssignments: { method: 'GET', path: '/api/me/assignments' },
  submitAssignment: { method: 'POST', path: '/api/me/assignments/:assignmentId/submission' },
  getEarnings: { method: 'GET', path: '/api/vendors/me/ledger' },
  getInvoice: { method: 'GET', path: '/api/vendors/me/ledger/:entryId/invoice' },
  requestPayout: { method: 'POST', path: '/api/vendors/me/payouts' },
  getPracticeSettings: { method: 'GET', path: '/api/vendors/me/settings' },
  changePracticeProfile: { method: 'PUT', path: '/api/vendors/me/settings/profile' },
  withdrawClaim: { method: 'DELETE', path: '/api/vendors/me/settings/claims/:claimId' },
  changeAvailability: { method: 'PUT', path: '/api/vendors/me/settings/availability' },
  changePolicy: { method: 'PUT', path: '/api/vendors/me/settings/policy' },
  changeServices: { method: 'PUT', path: '/api/vendors/me/settings/services' },
  changePackages: { method: 'PUT', path: '/api/vendors/me/settings/packages' },
  addWork: { method: 'POST', path: '/api/vendors/me/settings/portfolio' },
  removeWork: { method: 'DELETE', path: '/api/vendors/me/settings/portfolio/:workId' },
  changePhoto: { method: 'PUT', path: '/api/vendors/me/settings/photo' },
  removePhoto: { method: 'DELETE', path: '/api/vendors/me/settings/photo' },
  getDesk: { method: 'GET', path: '/api/vendors/me/desk' },
  changeDesk: { method: 'PUT', path: '/api/vendors/me/desk' },
  uploadFile: { method: 'POST', path: '/api/me/files' },
} as const;

export const practiceOutlines = {
  getPracticeCalendar: ['days', 'bookings', 'exceptions'],
  getPracticeBookings: ['bookings', 'total'],
  bookClient: ['_id', 'status', 'start'],
  addException: ['_id', 'date'],
  removeException: 'nothing',
  getPracticeStats: ['clients', 'bookings'],
  getPerformance: ['from', 'hours'],
  searchPractice: ['clients', 'bookings', 'threads'],
  getClients: ['clients', 'total'],
  getClient: ['_id', 'name', 'bookings'],
  addClient: ['_id', 'name'],
  changeClient: ['_id', 'name'],
  archiveClient: ['_id', 'name'],
  restoreClient: ['_id', 'name'],
  openClientThread: ['_id', 'with'],
  getCases: ['cases', 'total'],
  getCase: ['_id', 'title', 'hearings'],
  addCase: ['_id', 'title', 'hearings'],
  changeCase: ['_id', 'title', 'hearings'],
  addHearing: ['_id', 'at'],
  changeHearing: ['_id', 'at'],
  removeHearing: 'nothing',
  getHearings: 'list',
  acceptCaseRequest: ['bookingId', 'caseId'],
  rejectCaseRequest: 'nothing',
  addCaseDocument: ['_id', 'name'],
  removeCaseDocument: 'nothing',
  getAssignments: 'list',
  setAssignments: 'list',
  gradeAssignment: ['_id', 'state'],
  removeAssignment: 'nothing',
  getMyAssignments: 'list',
  submitAssignment: ['_id', 'state'],
  getEarnings: ['balance', 'entries'],
  getInvoice: ['number', 'lines'],
  requestPayout: 'list',
  getPracticeSettings: ['profile', 'availability', 'services'],
  changePracticeProfile: ['name', 'title'],
  withdrawClaim: ['name', 'title'],
  changeAvailability: ['hours', 'slotMinutes'],
  changePolicy: ['isAskedFirst'],
  changeServices: 'list',
  changePackages: 'list',
  addWork: ['_id', 'title'],
  removeWork: 'nothing',
  changePhoto: ['name', 'img'],
  removePhoto: ['name', 'img'],
  getDesk: ['office', 'department'],
  changeDesk: ['office', 'department'],
  uploadFile: ['_id', 'name'],
} as const;
