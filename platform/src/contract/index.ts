/**
 * The contract between browser and API: paths, wire types, messages and limits. Data and types
 * only, so that Node and browsers can both import it.
 */
export * from './addresses';
export * from './all-endpoints.generated';
export { bookingKinds } from './booking-kinds';
export * from './canary';
export { freeToCancelUntil } from './cancellation';
export * from './composition';
export * from './endpoints';
export * from './facts';
export * from './languages';
export * as limits from './limits';
export { isByVideo, isMeetingUrl, joinableFrom, joiningAt } from './meeting';
export * as messages from './messages.text';
export * from './onboarding';
export * from './places';
export { defaultSpecialities, professionNamed } from './professions';
export { accented } from './pseudo-language';
export type { PushMessage } from './push-message';
export { cleanStack, readStack, type StackFrame } from './stack';
export * from './storage-keys';
export * from './wire';
