import { RequestsCards, RequestsTable, useDashboard } from '@nukkad/vendor-kit';
import { useCaseCalls } from './case-calls';
import { text } from './case-requests.text';

const places = { clients: 'clients', messages: 'messages' };

/** The requests that wait, for the dashboard's first page; all of them are in My Cases. */
export function CaseRequestsTable() {
  const { roomAddress } = useDashboard();
  return (
    <RequestsTable
      title={text.title}
      hint={text.hint}
      viewAll={roomAddress('cases', { show: 'requests' })}
      places={places}
      calls={useCaseCalls()}
    />
  );
}

/** All requests that wait. */
export function CaseRequests() {
  return <RequestsCards title={text.title} places={places} calls={useCaseCalls()} />;
}
