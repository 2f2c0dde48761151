import { z } from 'zod';
import * as limits from '../limits';
import * as accounts from '../schemas/accounts.schema';
import { nothing, uuid, words } from '../schemas/fields';
import * as passkeys from '../schemas/passkeys.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'accounts';

export const accountsEndpoints = {
  beginPasskeySignIn: defineEndpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    tag,
    summary: 'A challenge for any passkey of this site; good once, in this browser',
    answers: { 200: passkeys.passkeyRequest },
  }),

  signInWithPasskey: defineEndpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    tag,
    summary: 'Begin a session of whose passkey signed the challenge',
    body: passkeys.passkeySignIn,
    answers: { 200: accounts.signedIn },
  }),

  getPasskeys: defineEndpoint({
    method: 'GET',
    path: '/api/me/passkeys',
    tag,
    summary: 'One’s own passkeys, oldest first',
    answers: { 200: z.array(passkeys.passkey) },
  }),

  beginPasskeyCreation: defineEndpoint({
    method: 'POST',
    path: '/api/me/passkeys/options',
    tag,
    summary: 'What the browser makes a passkey with; good once, in this session',
    body: passkeys.passkeyCreationOrder,
    answers: { 200: passkeys.passkeyCreation },
  }),

  addPasskey: defineEndpoint({
    method: 'POST',
    path: '/api/me/passkeys',
    tag,
    summary: 'Keep the passkey that the browser made',
    body: passkeys.passkeyOrder,
    answers: { 201: passkeys.passkey },
  }),

  renamePasskey: defineEndpoint({
    method: 'PUT',
    path: '/api/me/passkeys/:passkeyId',
    tag,
    summary: 'Call a passkey something else',
    params: z.object({ passkeyId: uuid }),
    body: passkeys.passkeyRename,
    answers: { 200: passkeys.passkey },
  }),

  removePasskey: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/passkeys/:passkeyId',
    tag,
    summary: 'Take a passkey away; the other sessions that it opened end',
    params: z.object({ passkeyId: uuid }),
    answers: { 204: nothing },
  }),

  getSignInOptions: defineEndpoint({
    method: 'GET',
    path: '/api/auth/options',
    tag,
    summary: 'Which providers people can sign in with',
    answers: { 200: z.array(accounts.signInOption) },
  }),

  finishSignIn: defineEndpoint({
    method: 'POST',
    path: '/api/auth/:provider/finish',
    tag,
    summary: 'The session of whom a provider sent back; once, within a minute',
    params: accounts.providerParams,
    answers: { 200: accounts.signedIn },
  }),

  registerUser: defineEndpoint({
    method: 'POST',
    path: '/api/users/registerUser',
    tag,
    summary: 'Sign up; a code goes to the e-mail',
    body: accounts.registrationOrder,
    answers: { 200: accounts.registrationAnswer, 201: accounts.registrationAnswer },
  }),

  registerProfessional: defineEndpoint({
    method: 'POST',
    path: '/api/vendordetail/registerProfessional',
    tag,
    summary: 'Sign up as a professional; a code goes to the e-mail',
    body: accounts.professionalRegistrationOrder,
    answers: {
      200: accounts.professionalRegistrationAnswer,
      201: accounts.professionalRegistrationAnswer,
    },
  }),

  verifyOtp: defineEndpoint({
    method: 'POST',
    path: '/api/users/verify-otp',
    tag,
    summary: 'Prove with the code that the e-mail is one’s own',
    body: accounts.verificationOrder,
    answers: { 200: accounts.verificationAnswer },
  }),

  resendOtp: defineEndpoint({
    method: 'POST',
    path: '/api/users/resend-otp',
    tag,
    summary: 'Another code, in the browser that signed up',
    body: accounts.addressed,
    answers: { 200: accounts.codeSent },
  }),

  loginUser: defineEndpoint({
    method: 'POST',
    path: '/api/users/loginUser',
    tag,
    summary: 'Begin a session',
    body: accounts.loginOrder,
    answers: { 200: accounts.signedIn },
  }),

  forgotPassword: defineEndpoint({
    method: 'POST',
    path: '/api/users/forgot-password',
    tag,
    summary: 'A link to choose a new password; the answer is the same for every address',
    body: accounts.addressed,
    answers: { 200: accounts.codeSent },
  }),

  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/api/users/reset-password',
    tag,
    summary: 'A new password by the link; every session ends',
    body: accounts.passwordResetOrder,
    answers: { 200: accounts.passwordChanged },
  }),

  takeBackEmail: defineEndpoint({
    method: 'POST',
    path: '/api/users/take-back-email',
    tag,
    summary: 'The former email again, and a new password, by the link; every session ends',
    body: accounts.passwordResetOrder,
    answers: { 200: accounts.passwordChanged },
  }),

  getSession: defineEndpoint({
    method: 'GET',
    path: '/api/users/session',
    tag,
    summary: 'Who is logged in with this token',
    answers: { 200: accounts.accountAnswer },
  }),

  logout: defineEndpoint({
    method: 'POST',
    path: '/api/users/logout',
    tag,
    summary: 'End this session; no body is needed',
    answers: { 204: nothing },
  }),

  confirmIdentity: defineEndpoint({
    method: 'POST',
    path: '/api/users/session/confirm',
    tag,
    summary: 'Prove with the password who is logged in, for what endangers the account',
    body: accounts.identityConfirmation,
    answers: { 200: accounts.told },
  }),

  getUserById: defineEndpoint({
    method: 'GET',
    path: '/api/users/getUserById/:id',
    tag,
    summary: 'What a person told about themselves',
    params: z.object({ id: uuid }),
    answers: { 200: accounts.userRecord },
  }),

  updateUser: defineEndpoint({
    method: 'PUT',
    path: '/api/users/updateUser/:userId',
    tag,
    summary: 'Change it; a new e-mail waits until it is confirmed',
    params: z.object({ userId: uuid }),
    body: accounts.userChanges,
    answers: { 200: accounts.userRecord },
  }),

  confirmEmail: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/confirm-email',
    tag,
    summary: 'Move to the new e-mail with the code sent to it',
    params: z.object({ userId: uuid }),
    body: accounts.emailConfirmation,
    answers: { 200: accounts.userRecord },
  }),

  deleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/deleteUser/:id',
    tag,
    summary: 'Delete the account and end its sessions',
    params: z.object({ id: uuid }),
    answers: { 200: accounts.told },
  }),

  getRecentSearches: defineEndpoint({
    method: 'GET',
    path: '/api/me/recent-searches',
    tag,
    summary: 'What somebody searched for, on whichever device, newest first',
    answers: { 200: z.array(z.string()) },
  }),

  keepRecentSearches: defineEndpoint({
    method: 'PUT',
    path: '/api/me/recent-searches',
    tag,
    summary: 'Keep these instead, newest first',
    body: z.object({
      terms: z
        .array(words(limits.searchTermMinLength, limits.searchTermMaxLength))
        .max(limits.recentSearches),
    }),
    answers: { 200: z.array(z.string()) },
  }),

  clearRecentSearches: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/recent-searches',
    tag,
    summary: 'Forget them all',
    answers: { 204: nothing },
  }),

  getSessions: defineEndpoint({
    method: 'GET',
    path: '/api/users/me/sessions',
    tag,
    summary: 'Where one’s own account is signed in',
    answers: { 200: z.array(accounts.userSession) },
  }),

  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/me/sessions/:sessionId',
    tag,
    summary: 'Sign out one of one’s own sessions',
    params: z.object({ sessionId: uuid }),
    answers: { 204: nothing },
  }),

  endOtherSessions: defineEndpoint({
    method: 'POST',
    path: '/api/users/me/sessions/end-others',
    tag,
    summary: 'Sign out everywhere else; no body is needed',
    answers: { 204: nothing },
  }),
};
