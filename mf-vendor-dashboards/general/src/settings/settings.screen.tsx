import { type SettingsPart, SettingsRoom } from '@nukkad/vendor-kit';
import { isBooked } from '../common/profession.model';
import { useProfession } from '../common/use-profession';
import { text } from './settings.text';

const ofEverybody: readonly SettingsPart[] = ['photo', 'profile', 'documents'];
const ofBooked: readonly SettingsPart[] = [...ofEverybody, 'policy', 'portfolio'];

export function Screen() {
  const { slug } = useProfession();
  return <SettingsRoom text={text} parts={isBooked(slug) ? ofBooked : ofEverybody} />;
}
