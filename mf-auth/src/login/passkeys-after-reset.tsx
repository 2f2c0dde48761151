import * as text from './login.text';

interface Props {
  passkeysRemoved: string[];
  passkeysKept: string[];
}

/** What became of the account's passkeys when its password was changed by a link. */
export function PasskeysAfterReset({ passkeysRemoved, passkeysKept }: Props) {
  return (
    <>
      {passkeysRemoved.length > 0 && <p>{text.passkeysRemoved(passkeysRemoved)}</p>}
      {passkeysKept.length > 0 && <p>{text.passkeysKept(passkeysKept)}</p>}
    </>
  );
}
