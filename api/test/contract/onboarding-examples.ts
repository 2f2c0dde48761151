import {
  type CallName,
  type CertificateDraft,
  type EducationDraft,
  endpoints,
  type OnboardingDraft,
} from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';
import { pdf } from '../files/sample-files';
import { newProfessional } from '../fixtures/new-professional';

/** A vendor in onboarding. */
export type Newcomer = Awaited<ReturnType<typeof newProfessional>>;

export const own = '/api/vendors/me/onboarding';

/** A complete draft of a teacher, without documents. */
export const teacherDraft: OnboardingDraft = {
  details: {
    ...{ title: 'Ms', gender: 'Female', mobileNumber: ['+919876543210', '+919876543211'] },
    ...{ whatsAppNumber: '', isWhatsAppSame: true, landlineNumber: '' },
    ...{ city: 'Bengaluru', location: 'HSR Layout' },
    ...{ subject: ['Mathematics', 'Physics'], syllabusTaught: ['CBSE', 'ICSE'] },
  },
  description: { text: 'I teach with patience.' },
  certificates: { none: true, items: [] },
  education: { none: true, items: [] },
  availability: {
    days: [
      { weekday: 1, isOn: true, from: '09:00', to: '17:00' },
      { weekday: 2, isOn: false, from: '', to: '' },
      { weekday: 3, isOn: true, from: '10:00', to: '12:30' },
    ],
  },
  other: { category: 'Home tuition', experience: '7', price: '450' },
};

/** Uploads a file and returns the answer. */
export async function sentFile({ ask }: Pick<Newcomer, 'ask'>, name = 'degree.pdf') {
  const answer = await ask('POST', `/api/me/files?name=${name}`, pdf as unknown as object);
  return answer.json();
}

/** A certificate with a file of its own. */
export const certificateOf = async (
  who: Newcomer,
  changes: Partial<CertificateDraft> = {},
): Promise<CertificateDraft> => ({
  ...{ id: uuidv7(), subject: 'Mathematics', certificate: 'Advanced', number: '' },
  ...{ description: 'For classes 9 and 10', issuedBy: 'IGNOU' },
  ...{ from: '2020-01-01', to: '2021-01-01', file: await sentFile(who) },
  ...changes,
});

export const educationOf = async (
  who: Newcomer,
  changes: Partial<EducationDraft> = {},
): Promise<EducationDraft> => ({
  ...{ id: uuidv7(), institution: 'BITS', qualification: 'BSc', specializations: ['Algebra'] },
  ...{ from: '1995-06-01', to: '1998-05-31', file: await sentFile(who) },
  ...changes,
});

/** Stores every step of a teacher, with a certificate and an education. */
export async function storeAll(who: Newcomer, changes: Partial<OnboardingDraft> = {}) {
  const draft: OnboardingDraft = {
    ...teacherDraft,
    certificates: { none: false, items: [await certificateOf(who)] },
    education: { none: false, items: [await educationOf(who)] },
    ...changes,
  };
  for (const [step, typed] of Object.entries(draft)) {
    const answer = await who.ask('PUT', `${own}/step`, { step, ...typed });
    if (answer.statusCode !== 204) throw new Error(`${step}: ${answer.body}`);
  }
  return draft;
}

export async function submitted(who: Newcomer): Promise<void> {
  await storeAll(who);
  const answer = await who.ask('POST', `${own}/submit`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** A multipart form as a browser sends it; a list is repeated parts. */
export function formOf(
  parts: Record<string, string | string[] | { name: string; bytes: Buffer }>,
): Pick<InjectOptions, 'payload' | 'headers'> {
  const boundary = 'the-parts-of-a-form';
  const part = (name: string, head: string, body: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ]);
  const all = Object.entries(parts).flatMap(([name, said]) => {
    if (typeof said === 'object' && !Array.isArray(said)) {
      return [part(name, `; filename="${said.name}"`, said.bytes)];
    }
    return [said].flat().map((text) => part(name, '', Buffer.from(text)));
  });
  return {
    payload: Buffer.concat([...all, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export const certificateForm = (vendorId: string) => ({
  ...{ vendorId, subject: 'Physics', certificate: 'Expert', certificateDesc: 'Optics' },
  ...{ issueBy: 'NCTE', fromDate: '2019-01-01', toDate: '2020-01-01' },
  certificationImage: { name: 'card.pdf', bytes: pdf },
});

export const educationForm = (vendorId: string) => ({
  ...{ vendorId, institution: 'VIT', qualification: 'MSc' },
  specializationId: ['Optics', 'Mechanics'],
  ...{ fromDate: '1999-01-01', toDate: '2001-01-01' },
  educationImage: { name: 'degree.pdf', bytes: pdf },
});

type Made = { params?: Record<string, string> } & Pick<InjectOptions, 'payload' | 'headers'>;
type Make = (who: Newcomer) => Promise<Made>;

let newcomers = 0;

/** A valid request of a call about onboarding; undefined for any other call. */
export async function onboardingExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  if (name === 'getReference') return { url: '/api/reference/titles' };
  const make = examples[name] ?? operators[name];
  if (!make) return undefined;
  newcomers += 1;
  const who = await newProfessional(running, 'teacher', newcomers);
  const { params = {}, payload, headers } = await make(who);
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const token = operators[name] ? (await signedIn(running.app, 'operator')).token : who.token;
  return {
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload !== undefined && { payload }),
  };
}

const { isWhatsAppSame: _, ...registration } = teacherDraft.details;

const examples: Partial<Record<CallName, Make>> = {
  getOnboarding: async () => ({}),
  keepOnboardingDraft: async () => ({ payload: { revision: 0, draft: teacherDraft } }),
  storeOnboardingStep: async () => ({ payload: { step: 'details', ...teacherDraft.details } }),
  addCredential: async (who) => ({
    payload: { kind: 'certificate', ...(await certificateOf(who)) },
  }),
  removeCredential: async (who) => {
    const { certificates } = await storeAll(who);
    return { params: { credentialId: certificates.items[0]?.id ?? '' } };
  },
  submitOnboarding: async (who) => {
    await storeAll(who);
    return {};
  },
  linkFile: async (who) => ({ params: { fileId: (await sentFile(who))._id } }),
  registerTeacher: async ({ vendorId }) => ({ payload: { vendorId, ...registration } }),
  addTeacherDesc: async ({ vendorId }) => ({ payload: { vendorId, teacherDesc: 'I teach.' } }),
  uploadTeacherCertificate: async ({ vendorId }) => formOf(certificateForm(vendorId)),
  createEducation: async ({ vendorId }) => formOf(educationForm(vendorId)),
  addOpeningClosingTimes: async ({ vendorId }) => ({
    params: { vendorId },
    payload: { days: ['monday'], times: [{ open: '09:00', close: '17:00' }] },
  }),
  teacherDetail: async ({ vendorId }) => ({
    payload: { vendorId, tutionCategory: 'Home tuition', teachingExperience: 7, price: 450 },
  }),
};

/** Calls of operators. */
const operators: Partial<Record<CallName, Make>> = {
  getVerifications: async (who) => {
    await submitted(who);
    return {};
  },
  getVerification: async (who) => {
    await submitted(who);
    return { params: { vendorId: who.vendorId } };
  },
  decideCredential: async (who) => {
    await submitted(who);
    const { credentials } = (await who.ask('GET', own)).json();
    return { params: { credentialId: credentials[0]._id }, payload: { state: 'approved' } };
  },
  decideVerification: async (who) => {
    await submitted(who);
    const payload = { state: 'changes-needed', note: 'Send the other side as well.' };
    return { params: { vendorId: who.vendorId }, payload };
  },
};
