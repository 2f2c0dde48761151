import { SettingsRoom } from '@nukkad/vendor-kit';
import { text } from './settings.text';

export function Screen() {
  return <SettingsRoom text={text} />;
}
