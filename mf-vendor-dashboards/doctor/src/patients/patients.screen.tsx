import { ClientsRoom, patientsText } from '@nukkad/vendor-kit';

export function Screen() {
  return <ClientsRoom text={patientsText} />;
}
