import { ClientsRoom } from '@nukkad/vendor-kit';
import { useProfession } from '../common/use-profession';

/** Everybody who has come, or was added, in the profession's words. */
export function Screen() {
  return <ClientsRoom text={useProfession().words.clients} />;
}
