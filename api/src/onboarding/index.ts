export { registerOnboarding } from './register';
export { verificationsQueue } from './verification/verification.queue';
