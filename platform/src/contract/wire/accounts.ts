import type { Block } from './content';

/** Who somebody is to the product. A visitor has no account and so no role. */
export type Role = 'user' | 'vendor' | 'operator';

/** How far a professional's page is: not begun to be public before `live`. */
export type ListingState = 'draft' | 'review' | 'live' | 'suspended';

export interface LoginOrder {
  email: string;
  password: string;
}

/** `phone` is empty at sign-up: a person adds it in their profile. */
export interface RegistrationOrder {
  fullName: string;
  email: string;
  phone: string;
  password: string;
}

/** `user` is missing when the account exists but is not verified. */
export interface RegistrationAnswer {
  message: string;
  user?: { token: string; _id: string };
  /** Whole seconds until another code can be asked for, where the account existed. */
  retryAfter?: number;
}

/** `vendorType` is the id of a user type; `mobileNumber` is a list that holds the phone. */
export interface ProfessionalRegistrationOrder {
  vendorName: string;
  email: string;
  mobileNumber: string[];
  password: string;
  vendorType: string;
}

/** `vendorId` is missing when the account exists but is not verified. */
export interface ProfessionalRegistrationAnswer {
  message: string;
  vendorId?: string;
  /** As in `RegistrationAnswer`. */
  retryAfter?: number;
}

/**
 * `otp` is the four digits joined. `profession` is accepted and ignored: the account says which.
 */
export interface VerificationOrder {
  email: string;
  otp: string;
  profession?: string;
}

/** A person as the API knows them. `vendorType`, `vendorId` are null for an ordinary user. */
export interface Account {
  _id: string;
  fullName: string;
  email: string;
  role: Role;
  /** Id of a user type. */
  vendorType: string | null;
  vendorId: string | null;
  vendorDetails: { fullName: string; phoneNumber: string } | null;
  listing: ListingState | null;
}

/** A session that has just begun. The token is good for `sessionHours`. */
export interface SignedIn extends Account {
  token: string;
}

export interface VerificationAnswer extends SignedIn {
  message: string;
}

/** Where an account is signed in. `_id` names the session and opens nothing. */
export interface UserSession {
  _id: string;
  /** `Chrome on Windows`; null where the browser does not tell. */
  device: string | null;
  startedAt: string;
  /** Exact to a few minutes; null until the session is used. */
  lastSeenAt: string | null;
  /** The session that asks. */
  isCurrent: boolean;
}

/** What became of an order that has nothing else to tell. */
export interface Told {
  message: string;
}

/** `retryAfter`: whole seconds until another code can be asked for. */
export interface CodeSent extends Told {
  retryAfter: number;
}

/** `token`: what the link carries behind its #. */
export interface PasswordResetOrder {
  token: string;
  password: string;
}

/**
 * `email`: of the account whose password it is. `passkeysRemoved`: names of those that do not open it
 * any more; `passkeysKept`: of those that still do, because an operator needs one.
 */
export interface PasswordChanged extends Told {
  email: string;
  passkeysRemoved: string[];
  passkeysKept: string[];
}

export type Gender = 'Male' | 'Female';

/** `pendingEmail`: given, but not confirmed yet; letters still go to `email`. */
export interface UserRecord {
  _id: string;
  fullName: string;
  email: string;
  phone: string | null;
  gender: Gender | null;
  pendingEmail: string | null;
}

/** What is left out stays; an empty phone removes it. */
export interface UserChanges {
  fullName?: string;
  email?: string;
  phone?: string;
  gender?: Gender | null;
}

export type SignInProvider = 'google' | 'facebook' | 'apple';

/** Whether this installation lets people in through a provider. */
export interface SignInOption {
  provider: SignInProvider;
  isAvailable: boolean;
}

/** `happyCustomers` is never below the documented 500. */
export interface PublicStats {
  happyCustomers: number;
}

export type LegalDocumentName = 'terms' | 'privacy';

/** `version` is what somebody agrees to; `publishedAt` is a day. */
export interface LegalDocument {
  name: LegalDocumentName;
  title: string;
  version: string;
  publishedAt: string;
  body: Block[];
}
