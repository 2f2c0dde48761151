import { type SettingsPart, SettingsRoom } from '@nukkad/vendor-kit';
import { text } from './availability.text';

const parts: readonly SettingsPart[] = [
  'availability',
  'holidays',
  'calendarFeed',
  'phoneMessages',
  'language',
];

/** Weekly opening hours, and the days that differ from them. */
export function Screen() {
  return <SettingsRoom text={text} parts={parts} />;
}
