/** For tests only: the real SDK over a fake wire, and builders of wire data. */
export * from './account-builders';
export * from './assignment-builders';
export * from './booking-builders';
export * from './builders';
export * from './campaign-builders';
export * from './complaint-builders';
export * from './event-loop-turns';
export * from './fake-notifications';
export * from './fake-passkeys';
export * from './fake-wire';
export * from './mine-builders';
export * from './onboarding-builders';
export * from './practice-builders';
export * from './render-screen';
