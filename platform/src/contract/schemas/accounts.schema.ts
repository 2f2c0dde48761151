import { z } from 'zod';
import * as limits from '../limits';
import * as messages from '../messages';
import { block } from './content.schema';
import { uuid } from './fields';
import { telephoneOf } from './telephone.model';
import { bounded, email, line, nameLine, phone } from './typed';

/** Accounts as they travel. Messages are the contract's, field by field. */

const name = nameLine(limits.nameMaxLength);

/** As typed: neither trimmed nor folded. Long ones would only keep the hash busy. */
const password = z
  .string({ error: ({ input }) => (input === undefined ? messages.required : 'must be text') })
  .min(1, messages.required)
  .max(limits.passwordMaxLength, `must be at most ${limits.passwordMaxLength} characters`);

const newPassword = password.min(limits.passwordMinLength, messages.passwordTooShort);

/** Whatever it is: what is no code is as wrong as a wrong one, and said in the same words. */
const guess = z.unknown().describe('The four digits, joined').meta({ type: 'string' });

export const loginOrder = z.object({ email, password }).meta({ id: 'LoginOrder' });

const emptyOrPhone = bounded(limits.phoneMaxLength)
  .trim()
  .max(limits.phoneMaxLength)
  .refine((typed) => typed === '' || telephoneOf(typed) !== null, 'must be a telephone number');

export const registrationOrder = z
  .object({ fullName: name, email, phone: emptyOrPhone.default(''), password: newPassword })
  .meta({ id: 'RegistrationOrder' });

const retryAfter = z
  .int()
  .optional()
  .describe('Seconds until another code can be sent, where the account existed');

export const registrationAnswer = z
  .object({
    message: z.string(),
    user: z.object({ token: z.string(), _id: uuid }).optional(),
    retryAfter,
  })
  .meta({ id: 'RegistrationAnswer', description: 'No user: it exists and is not verified' });

export const professionalRegistrationOrder = z
  .object({
    vendorName: name,
    email,
    mobileNumber: z.array(phone).min(1, messages.required).max(3),
    password: newPassword,
    vendorType: uuid.describe('Id of a user type'),
  })
  .meta({ id: 'ProfessionalRegistrationOrder' });

export const professionalRegistrationAnswer = z
  .object({ message: z.string(), vendorId: uuid.optional(), retryAfter })
  .meta({ id: 'ProfessionalRegistrationAnswer' });

export const verificationOrder = z
  .object({
    email: z.unknown().meta({ type: 'string' }),
    otp: guess,
    profession: z
      .unknown()
      .optional()
      .describe('Ignored: the account says')
      .meta({ type: 'string' }),
  })
  .meta({ id: 'VerificationOrder' });

const account = {
  _id: uuid,
  fullName: z.string(),
  email: z.string(),
  role: z.enum(['user', 'vendor', 'operator']),
  vendorType: uuid.nullable().describe('Id of a user type'),
  vendorId: uuid.nullable(),
  vendorDetails: z.object({ fullName: z.string(), phoneNumber: z.string() }).nullable(),
  listing: z.enum(['draft', 'review', 'live', 'suspended']).nullable(),
};

export const accountAnswer = z.object(account).meta({ id: 'Account' });

export const signedIn = z.object({ ...account, token: z.string() }).meta({ id: 'SignedIn' });

export const verificationAnswer = z
  .object({ ...account, token: z.string(), message: z.string() })
  .meta({ id: 'VerificationAnswer' });

export const addressed = z.object({ email }).meta({ id: 'Addressed' });

export const codeSent = z
  .object({ message: z.string(), retryAfter: z.int().describe('Seconds') })
  .meta({ id: 'CodeSent' });

export const told = z.object({ message: z.string() }).meta({ id: 'Told' });

export const passwordResetOrder = z
  .object({ token: line(64).describe('What the link carries behind its #'), password: newPassword })
  .meta({ id: 'PasswordResetOrder' });

export const passwordChanged = told
  .extend({
    email: z.string(),
    passkeysRemoved: z.array(z.string()),
    passkeysKept: z.array(z.string()),
  })
  .meta({ id: 'PasswordChanged' });

export const userSession = z
  .object({
    _id: uuid,
    device: z.string().nullable(),
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'UserSession' });

export const identityConfirmation = z.object({ password }).meta({ id: 'IdentityConfirmation' });

export const emailConfirmation = z.object({ otp: guess }).meta({ id: 'EmailConfirmation' });

const gender = z.enum(['Male', 'Female']);

export const userRecord = z
  .object({
    _id: uuid,
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    gender: gender.nullable(),
    pendingEmail: z.string().nullable(),
  })
  .meta({ id: 'UserRecord' });

export const userChanges = z
  .object({
    fullName: name.optional(),
    email: email.optional(),
    phone: emptyOrPhone.optional(),
    gender: gender.nullable().optional(),
  })
  .meta({ id: 'UserChanges' });

const provider = z.enum(['google', 'facebook', 'apple']);

export const signInOption = z
  .object({ provider, isAvailable: z.boolean() })
  .meta({ id: 'SignInOption' });

export const providerParams = z.object({ provider });

export const publicStats = z.object({ happyCustomers: z.int() }).meta({ id: 'PublicStats' });

export const documentParams = z.object({ name: z.enum(['terms', 'privacy']) });

export const legalDocument = z
  .object({
    name: z.enum(['terms', 'privacy']),
    title: z.string(),
    version: z.string(),
    publishedAt: z.string(),
    body: z.array(block),
  })
  .meta({ id: 'LegalDocument' });
