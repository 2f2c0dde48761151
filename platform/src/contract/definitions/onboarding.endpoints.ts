import { z } from 'zod';
import { nothing } from '../schemas/fields';
import * as onboarding from '../schemas/onboarding.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'onboarding';

export const onboardingEndpoints = {
  getReference: defineEndpoint({
    method: 'GET',
    path: '/api/reference/:list',
    tag,
    summary: 'What people choose from when they describe themselves',
    params: onboarding.referenceParams,
    query: onboarding.referenceQuery,
    answers: { 200: z.array(onboarding.referenceItem) },
  }),

  registerTeacher: defineEndpoint({
    method: 'POST',
    path: '/api/vendordetail/registerTeacher',
    tag,
    summary: 'Step 1 of a teacher: who they are and what they teach',
    body: onboarding.teacherRegistration,
    answers: { 200: onboarding.done },
  }),

  addTeacherDesc: defineEndpoint({
    method: 'POST',
    path: '/api/teacher/addTeacherDesc',
    tag,
    summary: 'Step 2 of a teacher: their description',
    body: onboarding.teacherDescription,
    answers: { 200: onboarding.done },
  }),

  addOpeningClosingTimes: defineEndpoint({
    method: 'POST',
    path: '/api/vendordetail/addOpeningClosingTimes/:vendorId',
    tag,
    summary: 'Step 5 of a teacher: their days, and beside each its times',
    params: onboarding.verificationParams,
    body: onboarding.openingTimes,
    answers: { 200: onboarding.done },
  }),

  teacherDetail: defineEndpoint({
    method: 'POST',
    path: '/api/teacher/teacherDetail/',
    tag,
    summary: 'Step 6 of a teacher: whom they teach, since when and for how much',
    body: onboarding.teacherDetail,
    answers: { 200: onboarding.done },
  }),

  getOnboarding: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/onboarding',
    tag,
    summary: 'What a professional has told and handed in, and what became of it',
    answers: { 200: onboarding.onboarding },
  }),

  keepOnboardingDraft: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/onboarding/draft',
    tag,
    summary: 'Keep what is typed, complete or not',
    description: 'Of two devices that began from the same revision, the second is refused.',
    body: onboarding.draftOrder,
    answers: { 200: onboarding.draftKept },
  }),

  storeOnboardingStep: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/onboarding/step',
    tag,
    summary: 'Store a step in place of what was stored of it; the body names the step',
    description: 'Documents that are left out of their list are removed.',
    body: onboarding.stepOrder,
    answers: { 204: nothing },
  }),

  addCredential: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/credentials',
    tag,
    summary: 'Hand in a document, whose file was sent before; also after listing',
    description: 'It waits for an operator. The same id again replaces what waits.',
    body: onboarding.credentialOrder,
    answers: { 201: onboarding.credential },
  }),

  removeCredential: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/credentials/:credentialId',
    tag,
    summary: 'Take back a document',
    params: onboarding.credentialParams,
    answers: { 204: nothing },
  }),

  submitOnboarding: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/onboarding/submit',
    tag,
    summary: 'Hand everything that is stored to an operator',
    description: 'Fails with `onboarding-incomplete`, `errors` naming steps.',
    answers: { 200: onboarding.onboarding },
  }),

  uploadTeacherCertificate: defineEndpoint({
    method: 'POST',
    path: '/api/certification/uploadTeacherCertificate',
    tag,
    summary: 'Step 3 of a teacher: a certificate, with its file or the id of one sent before',
    description: `Parts: vendorId, subject, certificate, certificateDesc, issueBy, fromDate,
toDate and certificationImage; credentialId to replace a certificate that was stored before.`,
    sends: 'FormData',
    answers: { 201: onboarding.credential },
  }),

  createEducation: defineEndpoint({
    method: 'POST',
    path: '/api/education/createEducation',
    tag,
    summary: 'Step 4 of a teacher: what they studied, with its file or the id of one sent before',
    description: `Parts: vendorId, institution, qualification, specializationId once for each,
fromDate, toDate and educationImage; credentialId to replace what was stored before. A
specializationId is the id of an item of the list of specializations, or, for what is not in it,
its name as typed.`,
    sends: 'FormData',
    answers: { 201: onboarding.credential },
  }),
};
