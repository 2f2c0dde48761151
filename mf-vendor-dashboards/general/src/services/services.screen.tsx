import { type SettingsPart, SettingsRoom } from '@nukkad/vendor-kit';
import { useProfession } from '../common/use-profession';

const parts: readonly SettingsPart[] = ['services'];

export function Screen() {
  return <SettingsRoom text={{ title: useProfession().words.services }} parts={parts} />;
}
