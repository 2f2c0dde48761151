import { useWaiting } from './use-waiting';
import { text } from './waiting.text';

/** In the question before logging out: what would be deleted unsent. */
export function WaitingAtLogout() {
  const { length } = useWaiting();
  return length > 0 && <p>{text.lostAtLogout(length)}</p>;
}
