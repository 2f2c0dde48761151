export { addDraft, removeDraft } from './drafts/drafts.store';
export { registerOnboarding } from './register';
export { verificationsQueue } from './verification/verification.queue';
