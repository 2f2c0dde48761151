import type {
  Account,
  LegalDocument,
  SignedIn,
  SignInOption,
  UserType,
  VerificationAnswer,
} from '../../contract';

/** A well-formed token with an invalid signature. */
export const aToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

/** An ordinary user; by default Meera. */
export function anAccount(values: Partial<Account> = {}): Account {
  return {
    _id: 'user-1',
    fullName: 'Meera Iyer',
    email: 'meera@example.in',
    role: 'user',
    vendorType: null,
    vendorId: null,
    vendorDetails: null,
    listing: null,
    ...values,
  };
}

/** Fields of a professional's account; `vendorType` is the id of a user type. */
export function aVendorAccount(values: Partial<Account> = {}): Account {
  return anAccount({
    _id: 'account-7',
    fullName: 'Ravi Kumar',
    email: 'ravi@example.in',
    role: 'vendor',
    vendorType: 'type-teacher',
    vendorId: 'vendor-7',
    vendorDetails: { fullName: 'Ravi Kumar', phoneNumber: '+919876543210' },
    listing: 'live',
    ...values,
  });
}

/** A session that has just begun. */
export function signedIn(account: Account = anAccount()): SignedIn {
  return { ...account, token: aToken };
}

/** The answer to a correct code. */
export function aVerification(account: Account = anAccount()): VerificationAnswer {
  return { ...signedIn(account), message: 'Your email is verified.' };
}

/** The eight kinds of professionals; ids follow names: `type-govt officer`. */
export function userTypes(): UserType[] {
  const names = ['Doctor', 'Engineer', 'CA', 'Advocate', 'Teacher', 'Labour', 'Officer'];
  return [...names, 'Govt Officer'].map((userTypeName) => {
    const icon = userTypeName.toLowerCase().replace(' ', '-');
    return {
      _id: `type-${userTypeName.toLowerCase()}`,
      userTypeName,
      userTypeIcon: `/assets/icons/${icon}.svg`,
      whiteIcon: `/assets/icons/${icon}-white.svg`,
    };
  });
}

/** Google is the only provider by default. */
export function signInOptions(available: readonly string[] = ['google']): SignInOption[] {
  return (['google', 'facebook', 'apple'] as const).map((provider) => ({
    provider,
    isAvailable: available.includes(provider),
  }));
}

/** The terms and conditions, in two blocks. */
export function aLegalDocument(values: Partial<LegalDocument> = {}): LegalDocument {
  return {
    name: 'terms',
    title: 'Terms and conditions',
    version: '1',
    publishedAt: '2026-11-01',
    body: [
      { kind: 'heading', text: 'What Nukkad does' },
      { kind: 'paragraph', text: 'It brings people and professionals together.' },
    ],
    ...values,
  };
}
