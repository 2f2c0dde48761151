import type {
  Credential,
  CredentialDecision,
  CredentialOrder,
  DraftOrder,
  FileLink,
  Onboarding,
  OpeningTimes,
  ReferenceItem,
  ReferenceList,
  StepOrder,
  TeacherDescription,
  TeacherDetail,
  TeacherRegistration,
  Verification,
  VerificationDecision,
  VerificationsAnswer,
} from '../wire';

/** Calls by which somebody becomes listed, and by which an operator looks at what they sent. */
export interface OnboardingCalls {
  getOnboarding: { answer: Onboarding };
  /** Fails with `draft-changed` when another device was faster. */
  keepOnboardingDraft: { body: DraftOrder; answer: { revision: number } };
  storeOnboardingStep: { body: StepOrder; answer: undefined };
  /**
   * Also after listing: it waits for an operator then, and the page stays as it is. The same `id`
   * again replaces it. Fails with `conflict` while the whole waits, or for what was checked.
   */
  addCredential: { body: CredentialOrder; answer: Credential };
  removeCredential: { params: { credentialId: string }; answer: undefined };
  /** Fails with `onboarding-incomplete`, `errors` naming steps. */
  submitOnboarding: { answer: Onboarding };
  getReference: {
    params: { list: ReferenceList };
    query?: { of?: string };
    answer: ReferenceItem[];
  };
  linkFile: { params: { fileId: string }; answer: FileLink };

  registerTeacher: { body: TeacherRegistration; answer: { status: 'OK' } };
  addTeacherDesc: { body: TeacherDescription; answer: { status: 'OK' } };
  /**
   * Parts: `vendorId`, `subject`, `certificate`, `certificateDesc`, `issueBy`, `fromDate`, `toDate`
   * and `certificationImage`, a file or the id of one sent before; `credentialId` to replace one.
   */
  uploadTeacherCertificate: { body: FormData; answer: Credential };
  /**
   * Parts: `vendorId`, `institution`, `qualification`, `specializationId` once for each, `fromDate`,
   * `toDate` and `educationImage` likewise; `credentialId` to replace one.
   */
  createEducation: { body: FormData; answer: Credential };
  addOpeningClosingTimes: {
    params: { vendorId: string };
    body: OpeningTimes;
    answer: { status: 'OK' };
  };
  teacherDetail: { body: TeacherDetail; answer: { status: 'OK' } };

  getVerifications: { query: { page?: number }; answer: VerificationsAnswer };
  getVerification: { params: { vendorId: string }; answer: Verification };
  decideCredential: {
    params: { credentialId: string };
    body: CredentialDecision;
    answer: Credential;
  };
  decideVerification: {
    params: { vendorId: string };
    body: VerificationDecision;
    answer: Verification;
  };
}

/** The documented ones are exact. */
export const onboardingEndpoints = {
  getOnboarding: { method: 'GET', path: '/api/vendors/me/onboarding' },
  keepOnboardingDraft: { method: 'PUT', path: '/api/vendors/me/onboarding/draft' },
  storeOnboardingStep: { method: 'PUT', path: '/api/vendors/me/onboarding/step' },
  addCredential: { method: 'POST', path: '/api/vendors/me/credentials' },
  removeCredential: { method: 'DELETE', path: '/api/vendors/me/credentials/:credentialId' },
  submitOnboarding: { method: 'POST', path: '/api/vendors/me/onboarding/submit' },
  getReference: { method: 'GET', path: '/api/reference/:list' },
  linkFile: { method: 'POST', path: '/api/files/:fileId/links' },
  registerTeacher: { method: 'POST', path: '/api/vendordetail/registerTeacher' },
  addTeacherDesc: { method: 'POST', path: '/api/teacher/addTeacherDesc' },
  uploadTeacherCertificate: { method: 'POST', path: '/api/certification/uploadTeacherCertificate' },
  createEducation: { method: 'POST', path: '/api/education/createEducation' },
  addOpeningClosingTimes: {
    method: 'POST',
    path: '/api/vendordetail/addOpeningClosingTimes/:vendorId',
  },
  teacherDetail: { method: 'POST', path: '/api/teacher/teacherDetail/' },
  getVerifications: { method: 'GET', path: '/api/operator/verifications' },
  getVerification: { method: 'GET', path: '/api/operator/verifications/:vendorId' },
  decideCredential: { method: 'POST', path: '/api/operator/credentials/:credentialId/decision' },
  decideVerification: { method: 'POST', path: '/api/operator/verifications/:vendorId/decision' },
} as const;

export const onboardingOutlines = {
  getOnboarding: ['state', 'revision', 'draft', 'credentials'],
  keepOnboardingDraft: ['revision'],
  storeOnboardingStep: 'nothing',
  addCredential: ['_id', 'state'],
  removeCredential: 'nothing',
  submitOnboarding: ['state', 'history'],
  getReference: 'list',
  linkFile: ['url', 'expiresAt'],
  registerTeacher: ['status'],
  addTeacherDesc: ['status'],
  uploadTeacherCertificate: ['_id', 'state'],
  createEducation: ['_id', 'state'],
  addOpeningClosingTimes: ['status'],
  teacherDetail: ['status'],
  getVerifications: ['entries', 'total'],
  getVerification: ['vendorId', 'credentials'],
  decideCredential: ['_id', 'state'],
  decideVerification: ['vendorId', 'state'],
} as const;
