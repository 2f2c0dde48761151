export type { RegisteredVendor } from './accounts/accounts.needs';
export { accountByEmail, lockPerson, recordOf } from './accounts/accounts.store';
export { type CodesService, codesService } from './codes/codes.service';
export { registerIdentity } from './register';
