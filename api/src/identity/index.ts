export { accountByEmail, lockPerson, recordOf } from './accounts/accounts.store';
export { removeDraft } from './accounts/drafts.store';
export { type CodesService, codesService } from './codes/codes.service';
export { registerIdentity } from './register';
