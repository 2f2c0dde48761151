/** What navigation state brings along. It is a hint: anything may stand in it. */
export interface Arrival {
  email: string | null;
  /** The page that wanted its visitor signed in. */
  from: string | null;
  profession: string | null;
  /** The account existed, unverified; nothing was stored. */
  existed: boolean;
  /** Seconds until another code can be asked for. */
  retryAfter: number | null;
  /** The password was changed just now. */
  hasNewPassword: boolean;
  /** Names of passkeys that do not open the account any more, and of those that still do. */
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
    // An address of this site only: `//elsewhere` would be another's.
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
