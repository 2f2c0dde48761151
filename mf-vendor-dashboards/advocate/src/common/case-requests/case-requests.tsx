import { RequestsTable, useDashboard } from '@nukkad/vendor-kit';
import { places } from '../places';
import { text } from './case-requests.text';

/** The requests that wait, for the dashboard's first page; all of them are in My Cases. */
export function CaseRequestsTable() {
  const { roomAddress } = useDashboard();
  return <Table viewAll={roomAddress('cases', { show: 'requests' })} />;
}

/** All requests that wait. */
export const CaseRequests = () => <Table />;

function Table({ viewAll }: { viewAll?: string }) {
  return (
    <RequestsTable
      title={text.title}
      hint={text.hint}
      matter={text.matter}
      places={places}
      {...(viewAll !== undefined && { viewAll })}
    />
  );
}
