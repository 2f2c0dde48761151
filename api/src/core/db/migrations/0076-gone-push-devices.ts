import type { SchemaChange } from './schema-change';

/** A browser whose push service no longer knows its address may have another one. */
export const gonePushDevices: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE push_device ADD gone_at timestamptz',
    `COMMENT ON COLUMN push_device.gone_at IS 'When the push service no longer knew its address. Nothing is sent from then on, until the browser says its new one.'`,
  ],
};
