import type {
  Account,
  CodeSent,
  LegalDocument,
  LegalDocumentName,
  LoginOrder,
  PasswordChanged,
  PasswordResetOrder,
  ProfessionalRegistrationAnswer,
  ProfessionalRegistrationOrder,
  PublicStats,
  RegistrationAnswer,
  RegistrationOrder,
  SignedIn,
  SignInOption,
  SignInProvider,
  Told,
  UserChanges,
  UserRecord,
  UserSession,
  VerificationAnswer,
  VerificationOrder,
} from '../wire';

/** Calls about who somebody is. Those of a registration go with a cookie the browser keeps. */
export interface AccountCalls {
  loginUser: { body: LoginOrder; answer: SignedIn };
  registerUser: { body: RegistrationOrder; answer: RegistrationAnswer };
  registerProfessional: {
    body: ProfessionalRegistrationOrder;
    answer: ProfessionalRegistrationAnswer;
  };
  verifyOtp: { body: VerificationOrder; answer: VerificationAnswer };
  resendOtp: { body: { email: string }; answer: CodeSent };
  forgotPassword: { body: { email: string }; answer: CodeSent };
  resetPassword: { body: PasswordResetOrder; answer: PasswordChanged };
  takeBackEmail: { body: PasswordResetOrder; answer: PasswordChanged };
  getSession: { answer: Account };
  logout: { answer: undefined };
  getSessions: { answer: UserSession[] };
  endSession: { params: { sessionId: string }; answer: undefined };
  endOtherSessions: { answer: undefined };
  confirmIdentity: { body: { password: string }; answer: Told };
  getUserById: { params: { id: string }; answer: UserRecord };
  updateUser: { params: { userId: string }; body: UserChanges; answer: UserRecord };
  confirmEmail: { params: { userId: string }; body: { otp: string }; answer: UserRecord };
  deleteUser: { params: { id: string }; answer: Told };
  getRecentSearches: { answer: string[] };
  keepRecentSearches: { body: { terms: string[] }; answer: string[] };
  clearRecentSearches: { answer: undefined };
  getSignInOptions: { answer: SignInOption[] };
  finishSignIn: { params: { provider: SignInProvider }; answer: SignedIn };
  getPublicStats: { answer: PublicStats };
  getLegalDocument: { params: { name: LegalDocumentName }; answer: LegalDocument };
}

export const accountEndpoints = {
  loginUser: { method: 'POST', path: '/api/users/loginUser' },
  registerUser: { method: 'POST', path: '/api/users/registerUser' },
  registerProfessional: { method: 'POST', path: '/api/vendordetail/registerProfessional' },
  verifyOtp: { method: 'POST', path: '/api/users/verify-otp' },
  resendOtp: { method: 'POST', path: '/api/users/resend-otp' },
  forgotPassword: { method: 'POST', path: '/api/users/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/users/reset-password' },
  takeBackEmail: { method: 'POST', path: '/api/users/take-back-email' },
  getSession: { method: 'GET', path: '/api/users/session' },
  logout: { method: 'POST', path: '/api/users/logout' },
  getSessions: { method: 'GET', path: '/api/users/me/sessions' },
  endSession: { method: 'DELETE', path: '/api/users/me/sessions/:sessionId' },
  endOtherSessions: { method: 'POST', path: '/api/users/me/sessions/end-others' },
  confirmIdentity: { method: 'POST', path: '/api/users/session/confirm' },
  getUserById: { method: 'GET', path: '/api/users/getUserById/:id' },
  updateUser: { method: 'PUT', path: '/api/users/updateUser/:userId' },
  confirmEmail: { method: 'POST', path: '/api/users/:userId/confirm-email' },
  deleteUser: { method: 'DELETE', path: '/api/users/deleteUser/:id' },
  getRecentSearches: { method: 'GET', path: '/api/me/recent-searches' },
  keepRecentSearches: { method: 'PUT', path: '/api/me/recent-searches' },
  clearRecentSearches: { method: 'DELETE', path: '/api/me/recent-searches' },
  getSignInOptions: { method: 'GET', path: '/api/auth/options' },
  finishSignIn: { method: 'POST', path: '/api/auth/:provider/finish' },
  getPublicStats: { method: 'GET', path: '/api/stats/public' },
  getLegalDocument: { method: 'GET', path: '/api/content/documents/:name' },
} as const;

export const accountOutlines = {
  loginUser: ['token', '_id', 'vendorType'],
  registerUser: ['message'],
  registerProfessional: ['message'],
  verifyOtp: ['token', '_id', 'vendorType'],
  resendOtp: ['retryAfter'],
  forgotPassword: ['retryAfter'],
  resetPassword: ['message', 'email'],
  takeBackEmail: ['message', 'email'],
  getSession: ['_id', 'role'],
  logout: 'nothing',
  getSessions: 'list',
  endSession: 'nothing',
  endOtherSessions: 'nothing',
  confirmIdentity: ['message'],
  getUserById: ['_id', 'fullName', 'email'],
  updateUser: ['_id', 'fullName', 'email'],
  confirmEmail: ['_id', 'email'],
  deleteUser: ['message'],
  getRecentSearches: 'list',
  keepRecentSearches: 'list',
  clearRecentSearches: 'nothing',
  getSignInOptions: 'list',
  finishSignIn: ['token', '_id', 'vendorType'],
  getPublicStats: ['happyCustomers'],
  getLegalDocument: ['title', 'body'],
} as const;
