import { ClientsRoom, clientsText } from '@nukkad/vendor-kit';

/** Everybody who has come, or was added. */
export function Screen() {
  return <ClientsRoom text={clientsText} />;
}
