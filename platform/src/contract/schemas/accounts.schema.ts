import { z } from 'zod';
import * as limits from '../limits';
import * as messages from '../messages.text';
import { block } from './content.schema';
import { uuid } from './fields';
import { named } from './named';
import { telephoneOf } from './telephone.model';
import { translationLanguage } from './translations.schema';
import { bounded, email, line, nameLine, phone } from './typed';

/** Error messages are those of the contract, field by field. */

const name = nameLine(limits.nameMaxLength);

/** As typed: neither trimmed nor normalised. The limit protects the slow password hash. */
const password = z
  .string({ error: ({ input }) => (input === undefined ? messages.required : 'must be text') })
  .min(1, messages.required)
  .max(limits.passwordMaxLength, `must be at most ${limits.passwordMaxLength} characters`);

const newPassword = password.min(limits.passwordMinLength, messages.passwordTooShort);

/** Accepts anything, so that malformed and wrong codes get the same error. */
const guess = z.unknown().describe('The four digits, joined').meta({ type: 'string' });

export const loginOrder = z
  .object({ email, password })
  .meta({ id: 'LoginOrder', description: 'Email address and password to log in with.' });

const emptyOrPhone = bounded(limits.phoneMaxLength)
  .trim()
  .max(limits.phoneMaxLength)
  .refine((typed) => typed === '' || telephoneOf(typed) !== null, 'must be a telephone number')
  .meta({ examples: ['+91 98450 12345'] });

export const registrationOrder = z
  .object({ fullName: name, email, phone: emptyOrPhone.default(''), password: newPassword })
  .meta({
    id: 'RegistrationOrder',
    description: '`phone` is empty at sign-up: a person adds it in their profile.',
  });

const retryAfter = z
  .int()
  .optional()
  .describe('Seconds until another code can be sent, where the account existed');

export const registrationAnswer = z
  .object({
    message: z.string(),
    user: z.object({ token: z.string(), _id: uuid }).optional(),
    retryAfter: retryAfter.describe(
      'Whole seconds until another code can be asked for, where the account existed.',
    ),
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
  .meta({
    id: 'ProfessionalRegistrationOrder',
    description:
      '`vendorType` is the id of a user type; `mobileNumber` is a list that holds the phone.',
  });

export const professionalRegistrationAnswer = z
  .object({
    message: z.string(),
    vendorId: uuid.optional(),
    retryAfter: retryAfter.describe('As in `RegistrationAnswer`.'),
  })
  .meta({
    id: 'ProfessionalRegistrationAnswer',
    description: '`vendorId` is missing when the account exists but is not verified.',
  });

export const verificationOrder = z
  .object({
    email: z.unknown().meta({ type: 'string' }),
    otp: guess,
    profession: z
      .unknown()
      .meta({ type: 'string' })
      .optional()
      .describe('Ignored: the account says'),
  })
  .meta({
    id: 'VerificationOrder',
    description: 'The code that confirms the email address of a new account.',
  });

const account = {
  _id: uuid,
  fullName: z.string(),
  email: z.string(),
  role: named(
    'Role',
    z
      .enum(['user', 'vendor', 'operator'])
      .describe('Who somebody is to the product. A visitor has no account and so no role.'),
  ),
  vendorType: uuid.nullable().describe('Id of a user type'),
  vendorId: uuid.nullable(),
  vendorDetails: z.object({ fullName: z.string(), phoneNumber: z.string() }).nullable(),
  listing: named(
    'ListingState',
    z
      .enum(['draft', 'review', 'live', 'suspended'])
      .describe("How far a professional's page is: not begun to be public before `live`."),
  ).nullable(),
};

export const accountAnswer = z.object(account).meta({
  id: 'Account',
  description:
    'A person as the API knows them. `vendorType`, `vendorId` are null for an ordinary user.',
});

export const signedIn = z.object({ ...account, token: z.string() }).meta({
  id: 'SignedIn',
  description: 'A session that has just begun. The token is good for `sessionHours`.',
});

export const verificationAnswer = z
  .object({ ...account, token: z.string(), message: z.string() })
  .meta({
    id: 'VerificationAnswer',
    description: 'The account and its new session, after a correct code.',
  });

export const addressed = z
  .object({ email })
  .meta({ id: 'Addressed', description: 'Names an account by its email address.' });

export const codeSent = z
  .object({ message: z.string(), retryAfter: z.int().describe('Seconds') })
  .meta({
    id: 'CodeSent',
    description: '`retryAfter`: whole seconds until another code can be asked for.',
  });

export const told = z
  .object({ message: z.string() })
  .meta({ id: 'Told', description: 'What became of an order that has nothing else to tell.' });

export const passwordResetOrder = z
  .object({ token: line(64).describe('What the link carries behind its #'), password: newPassword })
  .meta({ id: 'PasswordResetOrder', description: '`token`: what the link carries behind its #.' });

export const passwordChanged = told
  .extend({
    email: z.string(),
    passkeysRemoved: z.array(z.string()),
    passkeysKept: z.array(z.string()),
  })
  .meta({
    id: 'PasswordChanged',
    description:
      '`email`: of the account whose password it is. `passkeysRemoved`: names of those that do not open it any more; `passkeysKept`: of those that still do, because an operator needs one.',
  });

export const userSession = z
  .object({
    _id: uuid,
    device: z
      .string()
      .nullable()
      .describe('`Chrome on Windows`; null where the browser does not tell.'),
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso
      .datetime()
      .nullable()
      .describe('Exact to a few minutes; null until the session is used.'),
    isCurrent: z.boolean().describe('The session that asks.'),
  })
  .meta({
    id: 'UserSession',
    description: 'Where an account is signed in. `_id` names the session and opens nothing.',
  });

export const identityConfirmation = z.object({ password }).meta({
  id: 'IdentityConfirmation',
  description: 'The password, asked for again before a sensitive change.',
});

export const emailConfirmation = z
  .object({ otp: guess })
  .meta({ id: 'EmailConfirmation', description: 'The code that confirms a new email address.' });

const gender = named(
  'Gender',
  z.enum(['Male', 'Female']).describe('Gender as an account or a client states it.'),
);

/** In which language somebody is written to. */
export const messageLanguage = named(
  'MessageLanguage',
  z
    .enum(['en-IN', 'hi', 'kn'])
    .describe('The language of e-mails, notifications, messages and calendar files.'),
);

export const userRecord = z
  .object({
    _id: uuid,
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    gender: gender.nullable(),
    pendingEmail: z.string().nullable(),
    language: messageLanguage,
  })
  .meta({
    id: 'UserRecord',
    description: '`pendingEmail`: given, but not confirmed yet; letters still go to `email`.',
  });

export const userChanges = z
  .object({
    fullName: name.optional(),
    email: email.optional(),
    phone: emptyOrPhone.optional(),
    gender: gender.nullable().optional(),
    language: messageLanguage.optional(),
  })
  .meta({ id: 'UserChanges', description: 'What is left out stays; an empty phone removes it.' });

const provider = named(
  'SignInProvider',
  z.enum(['google', 'facebook', 'apple']).describe('An identity provider to sign in with.'),
);

export const signInOption = z.object({ provider, isAvailable: z.boolean() }).meta({
  id: 'SignInOption',
  description: 'Whether this installation lets people in through a provider.',
});

/** Path parameters of the routes that sign in through a provider. */
export const providerParams = z.object({ provider });

export const publicStats = z
  .object({ happyCustomers: z.int() })
  .meta({ id: 'PublicStats', description: '`happyCustomers` is never below the documented 500.' });

export const documentParams = z.object({
  name: named(
    'LegalDocumentName',
    z.enum(['terms', 'privacy']).describe('The terms and conditions, or the privacy policy.'),
  ),
});

export const legalDocument = z
  .object({
    name: named('LegalDocumentName', z.enum(['terms', 'privacy'])),
    title: z.string(),
    version: z.string(),
    publishedAt: z.string(),
    body: z.array(block),
    translatedInto: translationLanguage.optional(),
  })
  .meta({
    id: 'LegalDocument',
    description:
      '`version` is what somebody agrees to, in English; `publishedAt` is a day; `translatedInto`: this is a translation.',
  });
