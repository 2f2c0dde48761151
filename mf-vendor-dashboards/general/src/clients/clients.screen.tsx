import { ClientsRoom } from '@nukkad/vendor-kit';
import { useProfession } from '../common/use-profession';

export function Screen() {
  return <ClientsRoom text={useProfession().words.clients} />;
}
