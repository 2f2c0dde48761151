/** Every error the API answers with (RFC 9457), `message` repeating the documented text. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  /** What clients match on; words may change, codes do not. */
  code: ProblemCode;
  requestId: string;
  /** Field name → what is wrong with it; only with status 422. */
  errors?: Record<string, string>;
  /** Other times, soonest first; only with `slot-taken`. */
  alternatives?: string[];
}

export type ProblemCode =
  | 'bad-request'
  | 'booking-state'
  | 'campaign-over'
  | 'category-unknown'
  | 'conflict'
  | 'draft-changed'
  | 'email-taken'
  | 'email-unverified'
  | 'forbidden'
  | 'hold-expired'
  | 'internal'
  | 'link-invalid'
  | 'login-failed'
  | 'method-not-allowed'
  | 'not-found'
  | 'onboarding-incomplete'
  | 'otp-invalid'
  | 'page-out-of-range'
  | 'passkey-invalid'
  | 'passkey-required'
  | 'place-unknown'
  | 'payload-too-large'
  | 'reauthentication-required'
  | 'registration-unknown'
  | 'slot-taken'
  | 'too-late'
  | 'too-many-requests'
  | 'trial-used'
  | 'unauthenticated'
  | 'unavailable'
  | 'uri-too-long'
  | 'unsupported-media-type'
  | 'validation'
  | 'vendor-unknown';

/** A failure seen in somebody's browser. */
export interface ClientErrorReport {
  code: string;
  message: string;
  path: string;
  remote?: string;
  version?: string;
  release?: string;
}
