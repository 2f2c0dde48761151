import { ClientsRoom, clientsText } from '@nukkad/vendor-kit';

/** Whom an advocate acts for. */
export function Screen() {
  return <ClientsRoom text={clientsText} />;
}
