import { session, useSession } from '@nukkad/platform';
import { followWaiting, ownAccount, type WaitingWrite, waitingOf } from '@nukkad/platform/waiting';
import { useEffect, useState } from 'react';

/** Writes of whoever is signed in that wait for a connection, or were refused; in order. */
export function useWaiting(): readonly WaitingWrite[] {
  const account = useSession((state) => state.remembered.userId);
  const [writes, setWrites] = useState<readonly WaitingWrite[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another account
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const own = ownAccount({ session });
      const found = own ? await waitingOf(own.account) : [];
      // Most pages have none: nothing is drawn anew for them.
      if (isCurrent) setWrites((before) => (before.length + found.length > 0 ? found : before));
    };
    void read();
    const stop = followWaiting(() => void read());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [account]);
  return writes;
}
