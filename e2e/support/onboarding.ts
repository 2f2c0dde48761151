import { randomUUID } from 'node:crypto';
import {
  type Credential,
  type HandedFile,
  type Onboarding,
  type OnboardingStep,
  onboardingSteps,
  type SignedIn,
  type StepOrder,
} from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test';

/** A file for an upload input. */
export interface Scan {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of a document; a colour of its own tells it from others. */
export async function aScan(name = 'certificate.png', background = '#8a6d3b'): Promise<Scan> {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

type Person = Pick<SignedIn, 'token'>;
const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** A vendor's onboarding state, from the API. */
export async function onboardingOf(
  request: APIRequestContext,
  person: Person,
): Promise<Onboarding> {
  const answer = await request.get('/api/vendors/me/onboarding', { headers: as(person) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function sendScan(
  request: APIRequestContext,
  person: Person,
  origin = '',
): Promise<HandedFile> {
  const { name, mimeType, buffer } = await aScan();
  const answer = await request.post(`${origin}/api/me/files?name=${encodeURIComponent(name)}`, {
    headers: { ...as(person), 'content-type': mimeType, 'idempotency-key': randomUUID() },
    data: buffer,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function store(
  request: APIRequestContext,
  person: Person,
  data: StepOrder,
  origin = '',
): Promise<void> {
  const path = `${origin}/api/vendors/me/onboarding/step`;
  const answer = await request.put(path, { headers: as(person), data });
  expect(answer.status(), `${data.step}: ${await answer.text()}`).toBe(204);
}

/** Stores a teacher's certificate; with an id, replaces that one. */
export async function storeCertificate(
  request: APIRequestContext,
  person: Person,
  id: string = randomUUID(),
  origin = '',
): Promise<void> {
  const file = await sendScan(request, person, origin);
  const item = {
    ...{ id, subject: 'Mathematics', certificate: 'Advanced', number: '', file },
    ...{ description: 'Two years of algebra.', issuedBy: 'Bangalore University' },
    ...{ from: '2017-06-01', to: '2019-05-31' },
  };
  await store(request, person, { step: 'certificates', none: false, items: [item] }, origin);
}

type Storer = (request: APIRequestContext, person: Person, origin?: string) => Promise<void>;

/** Stores each step of a teacher over the API. */
const storers: Record<OnboardingStep, Storer> = {
  details: (request, person, origin) => {
    const details = {
      ...{ title: 'Ms', gender: 'Female', mobileNumber: ['+919845012345'], whatsAppNumber: '' },
      ...{ isWhatsAppSame: true, landlineNumber: '', city: 'Bengaluru', location: 'HSR Layout' },
      ...{ subject: ['Mathematics'], syllabusTaught: ['CBSE'] },
    };
    return store(request, person, { step: 'details', ...details }, origin);
  },
  description: (request, person, origin) => {
    const text = 'Algebra, told in stories.';
    return store(request, person, { step: 'description', text }, origin);
  },
  certificates: (request, person, origin) => storeCertificate(request, person, undefined, origin),
  education: async (request, person, origin) => {
    const degree = {
      ...{ id: randomUUID(), institution: 'BITS', qualification: 'BSc' },
      ...{ specializations: ['Algebra'], from: '2013-06-01', to: '2016-05-31' },
      file: await sendScan(request, person, origin),
    };
    await store(request, person, { step: 'education', none: false, items: [degree] }, origin);
  },
  availability: (request, person, origin) => {
    const days = [{ weekday: 1, isOn: true, from: '09:00', to: '17:00' }];
    return store(request, person, { step: 'availability', days }, origin);
  },
  other: (request, person, origin) => {
    const other = { category: 'Home tuition', experience: '10', price: '500' };
    return store(request, person, { step: 'other', ...other }, origin);
  },
};

/** Stores a teacher's steps before the given one, so that its URL is accessible. */
export async function storeBefore(
  request: APIRequestContext,
  person: Person,
  step: OnboardingStep,
  origin = '',
): Promise<void> {
  for (const each of onboardingSteps) {
    if (each === step) return;
    await storers[each](request, person, origin);
  }
}

/** Stores all six steps of a teacher. */
export async function storeSteps(request: APIRequestContext, person: Person): Promise<void> {
  for (const step of onboardingSteps) await storers[step](request, person);
}

/** Stores all six steps of a teacher, and submits. */
export async function submitTeacher(request: APIRequestContext, person: Person): Promise<void> {
  await storeSteps(request, person);
  await submit(request, person);
}

export async function submit(request: APIRequestContext, person: Person): Promise<void> {
  const path = '/api/vendors/me/onboarding/submit';
  const answer = await request.post(path, { headers: as(person) });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** An applicant's documents, by kind. */
export async function documentOf(
  request: APIRequestContext,
  person: Person,
  kind: Credential['kind'],
): Promise<Credential> {
  const { credentials } = await onboardingOf(request, person);
  const found = credentials.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
}
