/**
 * Writes that wait for a connection. Compiled into its users: what waits stands in the browser's
 * database, and pages and worker tell each other of changes.
 */
export { followWaiting, sendForAll, sendWaiting } from './send-waiting';
export {
  type Delivery,
  dropWaiting,
  ownAccount,
  sendOrWait,
  settleSenders,
  waitingOf,
  waitingTag,
} from './waiting';
export type { Refusal, WaitingCall, WaitingWrite } from './waiting.model';
