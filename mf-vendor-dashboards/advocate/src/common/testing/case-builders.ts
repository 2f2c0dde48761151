import type {
  CaseDocument,
  CasesAnswer,
  DatedHearing,
  Hearing,
  LegalCase,
  LegalCaseDetails,
} from '@nukkad/platform/contract';

/** Meera's ongoing case against her landlord. */
export function aCase(values: Partial<LegalCase> = {}): LegalCase {
  return {
    _id: 'case-1',
    number: 'C-000012',
    title: 'Iyer v. Prestige Homes',
    category: 'Property',
    client: { _id: 'client-1', name: 'Meera Iyer', img: '' },
    opponent: 'Prestige Homes',
    court: 'City Civil Court, Bengaluru',
    stage: 'Evidence',
    outcome: null,
    note: null,
    openedOn: '2026-10-01',
    closedOn: null,
    lastHearing: '2026-11-02T05:00:00.000Z',
    nextHearing: '2030-01-07T05:00:00.000Z',
    ...values,
  };
}

/** Its next hearing, 10:30 on Monday 7 January 2030 in India. */
export function aHearing(values: Partial<Hearing> = {}): Hearing {
  return {
    _id: 'hearing-1',
    caseId: 'case-1',
    at: '2030-01-07T05:00:00.000Z',
    court: 'City Civil Court, Bengaluru',
    note: null,
    ...values,
  };
}

/** The same hearing with its case, as in the weekly panel. */
export function aDatedHearing(values: Partial<DatedHearing> = {}): DatedHearing {
  const { title, category, client, opponent, lastHearing } = aCase();
  return { ...aHearing(), title, category, client, opponent, lastHearing, ...values };
}

export function aDocument(values: Partial<CaseDocument> = {}): CaseDocument {
  return {
    _id: 'document-1',
    fileId: 'file-1',
    name: 'plaint.pdf',
    type: 'application/pdf',
    bytes: 240_000,
    addedAt: '2026-10-02T05:00:00.000Z',
    ...values,
  };
}

export function caseDetails(values: Partial<LegalCaseDetails> = {}): LegalCaseDetails {
  return { ...aCase(), hearings: [aHearing()], documents: [aDocument()], ...values };
}

/** A page of cases; totals are derived from the list unless given. */
export function casesPage(cases: LegalCase[], paging: Partial<CasesAnswer> = {}): CasesAnswer {
  const total = paging.total ?? cases.length;
  const limit = paging.limit ?? 25;
  return {
    cases,
    page: 1,
    limit,
    total,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    ...paging,
  };
}
