export { splitClaims } from './claims/claims.model';
export { claimsQueue } from './claims/claims.queue';
export { addClaims, lockedPage } from './claims/claims.store';
export { registerPractice } from './register';
