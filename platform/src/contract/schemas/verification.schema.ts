import { z } from 'zod';
import * as messages from '../messages.text';
import { uuid } from './fields';
import { named } from './named';
import {
  credential,
  onboardingDraft,
  onboardingHistory,
  onboardingState,
} from './onboarding.schema';
import { lines } from './typed';

const reasonLength = 1_000;

export const verificationsAnswer = z
  .object({
    entries: z.array(
      named(
        'VerificationEntry',
        z
          .object({
            vendorId: z.uuid(),
            name: z.string(),
            profession: z.string(),
            submittedAt: z.string(),
            credentials: z.int(),
          })
          .describe(
            "A submitted practice in the operator's queue; the one that waits longest comes first.",
          ),
      ),
    ),
    total: z.int(),
  })
  .meta({
    id: 'VerificationsAnswer',
    description: 'Onboardings that wait for verification; `total` counts all of them.',
  });

export const verification = z
  .object({
    vendorId: z.uuid(),
    name: z.string(),
    profession: z.string(),
    state: onboardingState,
    draft: onboardingDraft.describe('Everything that was stored, as the page will show it.'),
    credentials: z.array(credential),
    history: onboardingHistory,
    localityId: z
      .uuid()
      .nullable()
      .describe('Null while where they work is not a place of the directory; approving takes one.'),
  })
  .meta({ id: 'Verification', description: 'An onboarding as operators verify it.' });

export const credentialDecision = z
  .object({
    state: z.enum(['approved', 'rejected']),
    reason: lines(reasonLength).optional().describe('Needed to reject.'),
  })
  .refine((decision) => decision.state === 'approved' || decision.reason !== undefined, {
    path: ['reason'],
    message: messages.required,
  })
  .meta({
    id: 'CredentialDecision',
    description: "An operator's decision on a certificate or an education.",
  });

export const verificationDecision = z
  .object({
    state: z.enum(['approved', 'changes-needed']),
    note: lines(reasonLength).optional(),
    localityId: uuid.optional(),
  })
  .meta({
    id: 'VerificationDecision',
    description:
      '`approved` needs every document approved; `changes-needed` a note or a rejected document.',
  });
