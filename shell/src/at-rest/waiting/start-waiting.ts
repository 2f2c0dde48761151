import { session } from '@nukkad/platform';
import {
  followWaiting,
  ownAccount,
  sendWaiting,
  settleSenders,
  type WaitingWrite,
  waitingOf,
} from '@nukkad/platform/waiting';
import { restRegion } from '../../common/rest-region/rest-region';
import { waitingList } from './waiting-list';

/** While something waits: the browser does not always know that there is a connection again. */
const EVERY = 30_000;

/**
 * Shows what whoever is signed in did without a connection, and sends it once there is one. When a
 * session ends, what waits goes with it, or stays for its account alone.
 */
export function startWaiting(): void {
  const list = waitingList();
  restRegion().append(list.element);
  let writes: readonly WaitingWrite[] = [];
  const own = () => ownAccount({ session });

  const read = async () => {
    const asked = own();
    const found = asked ? await waitingOf(asked.account) : [];
    // Somebody else may be signed in by now.
    if (asked?.account !== own()?.account) return;
    writes = found;
    list.show(writes);
  };
  const send = async () => {
    const sender = own();
    const isAny = writes.some(({ refusal }) => refusal === null);
    if (sender && isAny) await sendWaiting(sender).catch(() => {});
  };
  const begin = async () => {
    const { isLoggedIn, ended } = session.get();
    await settleSenders(own(), !isLoggedIn && ended === 'signed-out');
    await read();
    await send();
  };

  followWaiting(() => void read());
  let token = session.get().remembered.jwtToken;
  session.subscribe(() => {
    const next = session.get().remembered.jwtToken;
    if (next === token) return;
    token = next;
    void begin();
  });
  window.addEventListener('online', () => void send());
  setInterval(() => document.visibilityState === 'visible' && void send(), EVERY);
  void begin();
}
