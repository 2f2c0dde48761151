import { type SettingsPart, SettingsRoom } from '@nukkad/vendor-kit';
import { text } from './settings.text';

const parts: readonly SettingsPart[] = [
  'photo',
  'profile',
  'documents',
  'availability',
  'holidays',
  'calendarFeed',
  'phoneMessages',
  'language',
  'policy',
  'services',
  'packages',
  'portfolio',
];

export function Screen() {
  return <SettingsRoom text={text} parts={parts} />;
}
