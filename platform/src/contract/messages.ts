/**
 * Words that the API and the screens share, byte for byte as the specification has them
 * (misspellings included: clients match them).
 */
export const messages = {
  invalidEmail: 'Invalid email address',
  required: 'Required',
  passwordTooShort: 'Password Too Short',
  mustBeDigit: 'Must be a single digit',
  questionTooShort: 'Question must be at least 10 characters',
  phoneTooShort: 'Phone Number Too Short',
  mustAcceptTerms: 'You must accept the terms and conditions',
  loginFailed: 'Invalid email or password. Please try again.',
  emailTaken: 'An account with this email already exists. Please use a different email.',
  existsUnverified: 'Account exixts but is not verified. A new OTP has been sent.',
  invalidOtp: 'Invalid OTP. Please try again.',
  somethingWrong: 'Something went wrong. Please try again.',
  confirmLogout: 'Are you sure you want to logout?',
  confirmDelete: 'Are you sure you want to delete your account?',
  applicationError: 'Unexpected Application Error!',
  /** `what` names the part that did not arrive, e.g. `mf-public/listing`. */
  chunkFailed: (what: string) => `Loading chunk ${what} failed`,
  pageNotFound: "We couldn't find that page",
} as const;
