import { ClientsRoom, patientsText } from '@nukkad/vendor-kit';

/** My Patients, in the documented words. */
export function Screen() {
  return <ClientsRoom text={patientsText} />;
}
