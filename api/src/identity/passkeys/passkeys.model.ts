/** The WebAuthn relying party: the site, by its public address. */
export interface RelyingParty {
  /** A host name without a port. */
  id: string;
  name: string;
  origin: string;
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname: id, origin } = new URL(publicUrl);
  return { id, name: 'Nukkad', origin };
}

/** The WebAuthn user handle: the sixteen bytes of the account's id, which reveal nothing else. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** The first of "Passkey 1", "Passkey 2" … not in `names`. */
export function nextName(names: readonly string[]): string {
  let nth = names.length + 1;
  while (names.includes(`Passkey ${nth}`)) nth += 1;
  return `Passkey ${nth}`;
}
