import { Dashboard } from './frame/frame';
import { accountExit, rooms } from './rooms';

/** `/profile`: the frame, and the section named by the address. */
export function Screen() {
  return <Dashboard rooms={rooms} accountExit={accountExit} />;
}
