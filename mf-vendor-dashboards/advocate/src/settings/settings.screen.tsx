import { type SettingsPart, SettingsRoom } from '@nukkad/vendor-kit';
import { text } from './settings.text';

const parts: readonly SettingsPart[] = [
  'photo',
  'profile',
  'documents',
  'availability',
  'holidays',
  'policy',
  'services',
  'portfolio',
];

/** What visitors see of the practice, and when it can be booked. */
export function Screen() {
  return <SettingsRoom text={text} parts={parts} />;
}
