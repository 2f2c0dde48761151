import * as text from './login.text';

interface Props {
  passkeysRemoved: string[];
  passkeysKept: string[];
}

/** The account's passkeys after a password reset by link. */
export function PasskeysAfterReset({ passkeysRemoved, passkeysKept }: Props) {
  return (
    <>
      {passkeysRemoved.length > 0 && <p>{text.passkeysRemoved(passkeysRemoved)}</p>}
      {passkeysKept.length > 0 && <p>{text.passkeysKept(passkeysKept)}</p>}
    </>
  );
}
