import { z } from 'zod';
import { idempotencyHeaders, wholeNumber } from '../schemas/fields';
import * as health from '../schemas/health.schema';
import * as onboarding from '../schemas/onboarding.schema';
import * as operator from '../schemas/operator.schema';
import * as traces from '../schemas/traces.schema';
import * as verification from '../schemas/verification.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'operator';

export const operatorEndpoints = {
  getQueues: defineEndpoint({
    method: 'GET',
    path: '/api/operator/queues',
    tag,
    summary: 'What waits for operators, by kind',
    answers: { 200: z.array(operator.queueSummary) },
  }),

  getQueue: defineEndpoint({
    method: 'GET',
    path: '/api/operator/queues/:queue',
    tag,
    summary: 'Cases of a kind: those that wait, the oldest first, or settled ones, the newest',
    description:
      'Those that wait, the oldest first; or, `settled`, the newest. `q`: words or a number.',
    params: operator.queueParams,
    query: operator.queueQuery,
    answers: { 200: operator.queueAnswer },
  }),

  getQueueCase: defineEndpoint({
    method: 'GET',
    path: '/api/operator/queues/:queue/:caseId',
    tag,
    summary: 'One case with all that was said, and what can be decided',
    params: operator.caseParams,
    answers: { 200: operator.queueCase },
  }),

  decideCases: defineEndpoint({
    method: 'POST',
    path: '/api/operator/queues/:queue/decisions',
    tag,
    summary: 'Decide one case or several',
    description: 'Each by itself: what fails is named, the others are decided.',
    headers: idempotencyHeaders,
    params: operator.queueParams,
    body: operator.decisionOrder,
    answers: { 200: operator.decisionAnswer },
  }),

  getAudit: defineEndpoint({
    method: 'GET',
    path: '/api/operator/audit',
    tag,
    summary: 'What operators did, the newest first',
    query: operator.auditQuery,
    answers: { 200: operator.auditAnswer },
  }),

  getReleases: defineEndpoint({
    method: 'GET',
    path: '/api/operator/releases',
    tag,
    summary: 'What pages run, how it does, and the canary',
    answers: { 200: health.releasesAnswer },
  }),

  getPartReleases: defineEndpoint({
    method: 'GET',
    path: '/api/operator/releases/:part',
    tag,
    summary: 'Every version of a part: figures, messages and shared packages',
    params: health.partParams,
    answers: { 200: health.partReleases },
  }),

  getReleaseLog: defineEndpoint({
    method: 'GET',
    path: '/api/operator/release-log',
    tag,
    summary: "The registry's log, the newest first",
    description: 'The newest first, at most `limits.releaseMovesShown`.',
    answers: { 200: z.array(health.releaseMove) },
  }),

  getClientErrors: defineEndpoint({
    method: 'GET',
    path: '/api/operator/client-errors',
    tag,
    summary: 'What browsers reported, the newest first',
    description: 'The newest first, at most `limits.clientErrorsShown`.',
    answers: { 200: traces.clientErrors },
  }),

  getClientErrorTrace: defineEndpoint({
    method: 'GET',
    path: '/api/operator/client-errors/:error/trace',
    tag,
    summary: 'The stack of a client error by part, file, line and team',
    params: traces.errorParams,
    answers: { 200: traces.errorTrace },
  }),

  takeBackCanary: defineEndpoint({
    method: 'POST',
    path: '/api/operator/canaries/:canary/stop',
    tag,
    summary: 'Take the canary that runs back',
    description: 'Takes the canary that runs back, for everybody who belongs to it.',
    params: health.canaryParams,
    body: health.takeBackOrder,
    answers: { 200: health.releasesAnswer },
  }),

  rollBackPart: defineEndpoint({
    method: 'POST',
    path: '/api/operator/releases/:part/rollback',
    tag,
    summary: 'Have everybody run an earlier version of a part',
    params: health.partParams,
    body: health.rollBackOrder,
    answers: { 200: health.releasesAnswer },
  }),

  getVerifications: defineEndpoint({
    method: 'GET',
    path: '/api/operator/verifications',
    tag,
    summary: 'Practices that wait to be looked at, the longest first',
    query: z.object({ page: wholeNumber.optional().describe('Counts from 1') }),
    answers: { 200: verification.verificationsAnswer },
  }),

  getVerification: defineEndpoint({
    method: 'GET',
    path: '/api/operator/verifications/:vendorId',
    tag,
    summary: 'Everything a professional has stored and handed in',
    params: onboarding.verificationParams,
    answers: { 200: verification.verification },
  }),

  decideCredential: defineEndpoint({
    method: 'POST',
    path: '/api/operator/credentials/:credentialId/decision',
    tag,
    summary: 'Approve a document, or reject it with a reason',
    params: onboarding.credentialParams,
    body: verification.credentialDecision,
    answers: { 200: onboarding.credential },
  }),

  decideVerification: defineEndpoint({
    method: 'POST',
    path: '/api/operator/verifications/:vendorId/decision',
    tag,
    summary: 'List a practice, or send it back',
    params: onboarding.verificationParams,
    body: verification.verificationDecision,
    answers: { 200: verification.verification },
  }),
};
