export type { RegisteredVendor } from './accounts/accounts.deps';
export { accountByEmail, lockPerson, recordOf } from './accounts/accounts.store';
export { provenEmailOf } from './accounts/proven-email';
export {
  type OneTimeCodesService,
  oneTimeCodesService,
  type Proof,
} from './one-time-codes/one-time-codes.service';
export { registerIdentity } from './register';
