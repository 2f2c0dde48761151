import { Dashboard } from './frame/frame';
import { accountExit, rooms } from './rooms';

/** `/profile`: the frame, and the room that the address names. */
export function Screen() {
  return <Dashboard rooms={rooms} accountExit={accountExit} />;
}
