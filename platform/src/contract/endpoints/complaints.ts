import type {
  ComplaintDetails,
  ComplaintMade,
  ComplaintOrder,
  ComplaintRecipient,
  ComplaintSupport,
  OfficeComplaint,
  OfficeComplaintsAnswer,
  OwnComplaint,
} from '../wire';

/** Calls about complaints, of those who raise them and of the office they are about. */
export interface ComplaintCalls {
  createComplaint: { body: ComplaintOrder; answer: ComplaintMade };
  /** Whom one can complain about: by words of a name, or the one an address names. */
  findRecipients: {
    query: { q?: string; officerId?: string; office?: string; department?: string };
    answer: ComplaintRecipient[];
  };
  getComplaint: { params: { number: string }; answer: ComplaintDetails };
  /** Its complainant wants nothing more. */
  closeComplaint: { params: { number: string }; answer: ComplaintDetails };
  /** "Me too". */
  supportComplaint: { params: { number: string }; answer: ComplaintSupport };
  dropSupport: { params: { number: string }; answer: ComplaintSupport };
  /** Numbers of those the person says "me too" to. */
  getSupported: { answer: string[] };
  /** One's own, the newest first. */
  getMyComplaints: { answer: OwnComplaint[] };
  getOfficeComplaints: { query: { page?: number }; answer: OfficeComplaintsAnswer };
  takeUpComplaint: { params: { number: string }; answer: OfficeComplaint };
  answerComplaint: { params: { number: string }; body: { text: string }; answer: OfficeComplaint };
}

export const complaintEndpoints = {
  createComplaint: { method: 'POST', path: '/api/complaints' },
  findRecipients: { method: 'GET', path: '/api/complaints/recipients' },
  getComplaint: { method: 'GET', path: '/api/complaints/:number' },
  closeComplaint: { method: 'POST', path: '/api/complaints/:number/close' },
  supportComplaint: { method: 'PUT', path: '/api/complaints/:number/support' },
  dropSupport: { method: 'DELETE', path: '/api/complaints/:number/support' },
  getSupported: { method: 'GET', path: '/api/me/complaints/supported' },
  getMyComplaints: { method: 'GET', path: '/api/me/complaints' },
  getOfficeComplaints: { method: 'GET', path: '/api/vendors/me/complaints' },
  takeUpComplaint: { method: 'POST', path: '/api/vendors/me/complaints/:number/progress' },
  answerComplaint: { method: 'POST', path: '/api/vendors/me/complaints/:number/answer' },
} as const;

export const complaintOutlines = {
  createComplaint: ['number', 'key'],
  findRecipients: 'list',
  getComplaint: ['number', 'events'],
  closeComplaint: ['number', 'events'],
  supportComplaint: ['alike', 'isMine'],
  dropSupport: ['alike', 'isMine'],
  getSupported: 'list',
  getMyComplaints: 'list',
  getOfficeComplaints: ['complaints', 'page', 'total', 'totalPages'],
  takeUpComplaint: ['number', 'status'],
  answerComplaint: ['number', 'answer'],
} as const;
