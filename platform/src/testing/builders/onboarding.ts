import type {
  Credential,
  HandedFile,
  Onboarding,
  OnboardingDraft,
  Verification,
} from '../../contract';

/** An uploaded scan. */
export function aScan(values: Partial<HandedFile> = {}): HandedFile {
  return {
    _id: 'file-1',
    name: 'certificate.pdf',
    type: 'application/pdf',
    bytes: 20_480,
    ...values,
  };
}

/** A certificate that waits for verification. */
export function aCredential(values: Partial<Credential> = {}): Credential {
  return {
    _id: 'credential-1',
    kind: 'certificate',
    title: 'Mathematics, Advanced',
    number: null,
    issuedBy: 'Bangalore University',
    from: '2019-06-01',
    to: '2021-05-31',
    file: aScan(),
    state: 'waiting',
    reason: null,
    decidedAt: null,
    ...values,
  };
}

/** An empty draft. */
export function emptyOnboardingDraft(values: Partial<OnboardingDraft> = {}): OnboardingDraft {
  return {
    details: {
      ...{ title: '', gender: '', mobileNumber: [], whatsAppNumber: '', isWhatsAppSame: false },
      ...{ landlineNumber: '', city: '', location: '', subject: [], syllabusTaught: [] },
    },
    description: { text: '' },
    certificates: { none: false, items: [] },
    education: { none: false, items: [] },
    availability: {
      days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, isOn: false, from: '', to: '' })),
    },
    other: { category: '', experience: '', price: '' },
    ...values,
  };
}

/** A teacher at the beginning of the wizard. */
export function anOnboarding(values: Partial<Onboarding> = {}): Onboarding {
  return {
    vendorId: 'vendor-7',
    profession: 'teacher',
    state: 'draft',
    revision: 0,
    draft: emptyOnboardingDraft(),
    stored: [],
    credentials: [],
    history: [],
    ...values,
  };
}

/** Ravi, a teacher of mathematics, in the operator's view. */
export function aPracticeToVerify(values: Partial<Verification> = {}): Verification {
  return {
    vendorId: 'vendor-7',
    name: 'Ravi Kumar',
    profession: 'teacher',
    state: 'submitted',
    draft: emptyOnboardingDraft({
      details: {
        ...{ title: 'Mr', gender: 'Male', mobileNumber: ['+919845012345'], whatsAppNumber: '' },
        ...{ isWhatsAppSame: true, landlineNumber: '', city: 'Bengaluru', location: 'HSR Layout' },
        ...{ subject: ['Mathematics'], syllabusTaught: ['CBSE'] },
      },
      description: { text: 'Ten years of algebra.' },
      other: { category: 'Home tuition', experience: '10', price: '500' },
    }),
    credentials: [aCredential()],
    history: [
      { what: 'begun', at: '2026-11-20T08:00:00Z', note: null },
      { what: 'submitted', at: '2026-11-21T08:00:00Z', note: null },
    ],
    localityId: 'place-1',
    ...values,
  };
}
