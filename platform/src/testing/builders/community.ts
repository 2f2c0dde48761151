import type {
  AnsweredQuestion,
  Complaint,
  ComplaintDetails,
  ComplaintsAnswer,
  GovDepartment,
  GovOffice,
  GovOfficeDetails,
  OfficeComplaint,
  OfficeComplaintsAnswer,
  PlacedDepartment,
} from '../../contract';

/** A published complaint without an answer. */
export function aComplaint(values: Partial<Complaint> = {}): Complaint {
  return {
    _id: 'complaint-1',
    number: 'NK-C-000123',
    kind: 'service-related',
    recipient: null,
    text: 'The certificate took three months.',
    time: '2026-11-01T10:00:00Z',
    status: 'received',
    level: 1,
    alike: 0,
    answer: null,
    ...values,
  };
}

/** The complaints as the first and only page, unless `paging` says otherwise. */
export function complaintsPage(
  complaints: Complaint[],
  paging: Partial<ComplaintsAnswer> = {},
): ComplaintsAnswer {
  return {
    complaints,
    page: 1,
    limit: 10,
    total: complaints.length,
    totalPages: 1,
    ...paging,
  };
}

/** A government office with the names of its five departments. */
export function aGovOffice(values: Partial<GovOffice> = {}): GovOffice {
  return {
    _id: 'office-1',
    slug: 'finance',
    heading: 'Finance and Taxes',
    about: 'Money of the state, and what is paid to it.',
    detail1: 'State Department of Finance',
    detail2: 'Treasuries',
    detail3: 'Commercial Taxes',
    detail4: 'Pensions',
    detail5: 'Small Savings',
    ...values,
  };
}

/** The same office with a panel for each of its five departments. */
export function aGovOfficeDetails(values: Partial<GovOfficeDetails> = {}): GovOfficeDetails {
  const office = aGovOffice();
  const { detail1, detail2, detail3, detail4, detail5 } = office;
  const names = [detail1, detail2, detail3, detail4, detail5];
  return { ...office, departments: names.map((name) => aGovDepartment({ name })), ...values };
}

/** A department with working hours and one officer. */
export function aGovDepartment(values: Partial<GovDepartment> = {}): GovDepartment {
  const name = values.name ?? 'State Department of Finance';
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    slug,
    name,
    about: `${name} at your service.`,
    address: '1 Vidhana Veedhi, Bengaluru 560001',
    phone: '+91 90000 00001',
    workingHours: [{ weekday: 1, opens: '10:00', closes: '17:30' }],
    officers: [
      {
        _id: `officer-${slug}`,
        vendorName: `Officer of ${name}`,
        title: 'Public Officer',
        img: '',
      },
    ],
    services: [{ name: `Certificate of ${name}`, days: 7, fee: null }],
    documents: [`Form of ${name}`],
    ...values,
  };
}

/** A department on a map, in HSR Layout. */
export function aPlacedDepartment(values: Partial<PlacedDepartment> = {}): PlacedDepartment {
  return {
    ...{ office: 'finance', heading: 'Finance and Taxes', slug: 'treasuries', name: 'Treasuries' },
    address: 'Block A, Public Offices, HSR Layout, Bengaluru 560102',
    ...{ city: 'Bengaluru', lat: 12.912, lng: 77.647 },
    ...values,
  };
}

/** A published question with one answer, of unnamed author. */
export function anAnsweredQuestion(values: Partial<AnsweredQuestion> = {}): AnsweredQuestion {
  return {
    _id: 'question-1',
    question: 'Does a root canal hurt?',
    time: '2026-11-01T10:00:00Z',
    answer: 'Hardly, with an anaesthetic.',
    answeredBy: null,
    others: [],
    ...values,
  };
}

/** A published complaint in its public view. */
export function aComplaintDetails(values: Partial<ComplaintDetails> = {}): ComplaintDetails {
  return {
    ...aComplaint(),
    dueAt: '2026-11-05T10:00:00Z',
    isMine: false,
    sent: null,
    events: [
      { kind: 'received', time: '2026-11-01T10:00:00Z', level: null, text: null },
      { kind: 'published', time: '2026-11-02T10:00:00Z', level: null, text: null },
    ],
    ...values,
  };
}

/** A complaint as the office sees it, with a named author. */
export function anOfficeComplaint(values: Partial<OfficeComplaint> = {}): OfficeComplaint {
  return { ...aComplaint(), from: 'Asha Rao', dueAt: '2026-11-05T10:00:00Z', ...values };
}

/** The complaints as the first and only page, unless `paging` says otherwise. */
export function officeComplaintsPage(
  complaints: OfficeComplaint[],
  paging: Partial<OfficeComplaintsAnswer> = {},
): OfficeComplaintsAnswer {
  const total = complaints.length;
  return { complaints, page: 1, limit: 10, total, totalPages: 1, ...paging };
}
