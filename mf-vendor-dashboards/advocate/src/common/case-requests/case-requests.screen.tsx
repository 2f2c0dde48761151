import { RequestsCards, RequestsTable, useDashboard } from '@nukkad/vendor-kit';
import { places } from '../places';
import { text } from './case-requests.text';

/** The requests that wait, for the dashboard's first page; all of them are in My Cases. */
export function CaseRequestsTable() {
  const { roomAddress } = useDashboard();
  return (
    <RequestsTable
      title={text.title}
      hint={text.hint}
      viewAll={roomAddress('cases', { show: 'requests' })}
      places={places}
    />
  );
}

/** All requests that wait. */
export function CaseRequests() {
  return <RequestsCards title={text.title} places={places} />;
}
