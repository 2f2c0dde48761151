/** Navigation state of this remote. Only a hint: validate all of it. */
export interface Arrival {
  email: string | null;
  /** Typed before, elsewhere. */
  fullName: string | null;
  /** The page to return to: it required a sign-in, or offered an account. */
  from: string | null;
  profession: string | null;
  /** The account existed, unverified; nothing was stored. */
  existed: boolean;
  /** Seconds until another code can be requested. */
  retryAfter: number | null;
  /** The password has just been changed. */
  hasNewPassword: boolean;
  /** Names of passkeys removed from the account, and of those that remain. */
  passkeysRemoved: string[];
  passkeysKept: string[];
}

export function arrivalOf(state: unknown): Arrival {
  const brought = (typeof state === 'object' && state !== null ? state : {}) as Partial<
    Record<keyof Arrival, unknown>
  >;
  const from = textOf(brought.from);
  return {
    email: textOf(brought.email),
    fullName: textOf(brought.fullName),
    // Only addresses of this site: `//elsewhere` would be another's.
    from: from !== null && /^\/(?![/\\])/.test(from) ? from : null,
    profession: textOf(brought.profession)?.toLowerCase() ?? null,
    existed: brought.existed === true,
    retryAfter: typeof brought.retryAfter === 'number' ? brought.retryAfter : null,
    hasNewPassword: brought.hasNewPassword === true,
    passkeysRemoved: textsOf(brought.passkeysRemoved),
    passkeysKept: textsOf(brought.passkeysKept),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => textOf(one) !== null) : [];
}
