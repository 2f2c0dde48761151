import { RequestsTable, useDashboard } from '@nukkad/vendor-kit';
import { places } from '../places';
import { text } from './case-requests.text';

/** Pending requests for the home page, with a link to all of them in My Cases. */
export function CaseRequestsTable() {
  const { roomAddress } = useDashboard();
  return <Table viewAll={roomAddress('cases', { show: 'requests' })} />;
}

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
