import { ClientsRoom, clientsText } from '@nukkad/vendor-kit';

export function Screen() {
  return <ClientsRoom text={clientsText} />;
}
