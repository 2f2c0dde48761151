/** A passkey as its owner sees it. */
export interface Passkey {
  _id: string;
  name: string;
  createdAt: string;
  /** Null until somebody signed in with it. */
  lastUsedAt: string | null;
  /** A copy of it is kept by the password manager, so that other devices have it as well. */
  isSynced: boolean;
}

/** A key that a browser is told of; ids are base64url. */
export interface PasskeyReference {
  id: string;
  type: 'public-key';
  transports?: string[];
}

/** What `navigator.credentials.create` is called with, as WebAuthn's JSON has it. */
export interface PasskeyCreation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout: number;
  attestation: 'none';
  excludeCredentials: PasskeyReference[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: boolean;
    userVerification: 'required';
  };
}

/** What `navigator.credentials.get` is called with. No keys are named, so it tells of no account. */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: 'required';
}

/** What the browser made; the binary parts are base64url. */
export interface PasskeyAttestation {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
}

/** What the browser signed; the binary parts are base64url. */
export interface PasskeyAssertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string;
  };
}

/** `enrolment`: of an operator's first passkey, what the enrolment link carries behind the `#`. */
export interface PasskeyCreationOrder {
  enrolment?: string;
}

/** Without a name it gets one that counts. */
export interface PasskeyOrder extends PasskeyCreationOrder {
  credential: PasskeyAttestation;
  name?: string;
}
