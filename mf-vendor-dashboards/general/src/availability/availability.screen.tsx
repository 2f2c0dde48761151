import { type SettingsPart, SettingsRoom } from '@nukkad/vendor-kit';
import { text } from './availability.text';

const parts: readonly SettingsPart[] = ['availability', 'holidays'];

/** When people can book: the hours of a week, and the days that are not as their weekday. */
export function Screen() {
  return <SettingsRoom text={text} parts={parts} />;
}
