/**
 * Messages shared by API and screens, byte for byte as specified (misspellings included, since
 * clients match them).
 */

export * from './messages-of-pages.text';

export const invalidEmail = 'Invalid email address';
export const required = 'Required';
export const passwordTooShort = 'Password Too Short';
export const mustBeDigit = 'Must be a single digit';
export const questionTooShort = 'Question must be at least 10 characters';
export const phoneTooShort = 'Phone Number Too Short';
export const mustAcceptTerms = 'You must accept the terms and conditions';
export const loginFailed = 'Invalid email or password. Please try again.';
export const emailTaken =
  'An account with this email already exists. Please use a different email.';
export const existsUnverified = 'Account exixts but is not verified. A new OTP has been sent.';
export const invalidOtp = 'Invalid OTP. Please try again.';
export const registered = 'Your account has been created. A code has been sent to your email.';
export const emailVerified = 'Your email is verified.';
export const codeSent = 'A new code has been sent to your email.';
export const phoneCodeSent = 'A code is on its way to your phone.';
export const phoneCodeWrong = 'This is not the code, or it is too old. Ask for another one.';
export const resetLinkSent =
  'If there is an account with this email, a link to choose a new password has been sent to it.';
export const resetLinkInvalid =
  'This link no longer works: it was used, or it is too old. Ask for another one.';
export const takeBackLinkInvalid =
  'This link no longer works: it was used, or it is older than 72 hours. Nothing was changed. Write to us through the help form.';
export const emailTakenBack =
  'This is the email of your account again. Log in with it and the new password.';
export const deletionAfterEmailChange =
  'Your email was changed less than 72 hours ago, so your account was not deleted yet. Until then, your earlier email can be put back by the link we sent to it.';
export const passwordChanged = 'Your password has been changed. Log in with the new one.';
export const passwordCommon =
  'This password is one of the most common ones and easily guessed. Choose another.';
export const passkeyInvalid =
  'This passkey did not open an account here. Try again, or log in with your password.';
export const passkeyNotAdded =
  'What your device sent could not be checked, so no passkey was added. Try again.';
export const passkeyRequired =
  'Operators use a passkey. Confirm with yours, or add one, and try again.';
export const enrolmentNeeded =
  'Your first passkey needs the one-time code of an enrolment link, and this is none that is still good. Nothing was added. Ask whoever runs this site for a new link.';
export const reauthenticationRequired =
  'This needs a fresh proof that it is you, so nothing was changed. Try again, or log out and log in again.';
export const identityConfirmed = 'You have confirmed that it is you.';
export const nameWithAddress = 'A name cannot contain a web address. Leave the address out.';
export const titleWithAddress = 'A title cannot contain a web address. Leave the address out.';
export const passwordWrong = 'This password is not right. Please try again.';
export const accountDeleted = 'Your account has been deleted.';
export const somethingWrong = 'Something went wrong. Please try again.';
export const noDayChosen = 'Choose at least one day';
export const endsBeforeItBegins = 'The end must be after the beginning';
export const wholeNumberUpTo = (most: number) => `Enter a whole number up to ${most}`;
/** For a guest's booking without an email: a weekly series, or too many such requests are open. */
export const emailToBook = 'Enter your email, or log in, to book this';
export const slotTaken = 'That time was just taken';
export const campaignOver =
  'This campaign no longer accepts donations, so you were not charged. Choose another one.';
export const confirmLogout = 'Are you sure you want to logout?';
export const lostAtLogout = (count: number) =>
  count === 1
    ? 'One thing you did without a connection has not been sent. Logging out deletes it.'
    : `${count} things you did without a connection have not been sent. Logging out deletes them.`;
export const confirmDelete = 'Are you sure you want to delete your account?';
