import type { SchemaChange } from './schema-change';

/** Rows that were there before the check of `0060-payout-accounts` are read once. */
export const validatePayoutStates: SchemaChange = {
  kind: 'expand',
  statements: ['ALTER TABLE payout VALIDATE CONSTRAINT payout_state_check'],
};
