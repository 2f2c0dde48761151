import {
  limits,
  messages,
  type ProfessionalRegistrationAnswer,
  type ProfessionalRegistrationOrder,
  type StorageKey,
} from '@nukkad/platform/contract';

export interface Listing {
  fullName: string;
  email: string;
  phoneNumber: string;
  password: string;
  /** Id of a user type. */
  vendorType: string;
  termsAccepted: boolean;
}

export const nothingListed: Listing = {
  fullName: '',
  email: '',
  phoneNumber: '',
  password: '',
  vendorType: '',
  termsAccepted: false,
};

/** Requires a phone number of at least eight characters: one message for both, as documented. */
export function phoneProblem(typed: string | null | undefined): string | undefined {
  const isLongEnough = (typed ?? '').trim().length >= limits.phoneMinLength;
  return isLongEnough ? undefined : messages.phoneTooShort;
}

export function registrationOrder(listing: Listing): ProfessionalRegistrationOrder {
  const { fullName, email, phoneNumber, password, vendorType } = listing;
  return {
    vendorName: fullName,
    email: email.trim(),
    mobileNumber: [phoneNumber],
    password,
    vendorType,
  };
}

/** API errors by the form's field names. */
export function fieldProblems(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [nameOf(name), text]));
}

function nameOf(wireName: string): string {
  if (wireName === 'vendorName') return 'fullName';
  return wireName.startsWith('mobileNumber') ? 'phoneNumber' : wireName;
}

/**
 * Session values of a new listing until its email is verified; empty if the account existed. Any
 * earlier session ends.
 */
export function listedStorage(
  email: string,
  profession: string | null,
  { vendorId }: ProfessionalRegistrationAnswer,
): Record<StorageKey, string | null> | null {
  if (vendorId === undefined) return null;
  return {
    otpVerified: 'false',
    jwtToken: null,
    userId: null,
    emailID: email,
    vendorType: null,
    vendorId,
    vendorDetails: null,
    profession,
  };
}
