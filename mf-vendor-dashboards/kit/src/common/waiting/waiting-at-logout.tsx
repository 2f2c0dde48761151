import { messages } from '@nukkad/platform/contract';
import { useWaiting } from './use-waiting';

/** In the question before logging out: what would be deleted unsent. */
export function WaitingAtLogout() {
  const { length } = useWaiting();
  return length > 0 && <p>{messages.lostAtLogout(length)}</p>;
}
