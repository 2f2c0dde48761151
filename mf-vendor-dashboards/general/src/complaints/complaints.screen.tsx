import { Link, useSearchParams } from '@nukkad/platform';
import { Pagination } from '@nukkad/shared-ui';
import { Read, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import { ComplaintList } from './complaint-list';
import { pageIn } from './complaints.model';
import { useComplaintDeeds, useComplaints } from './complaints.queries';
import { text } from './complaints.text';

/** All that is complained of about an officer, as it is published. */
export function Screen() {
  const [params] = useSearchParams();
  const { roomAddress } = useDashboard();
  const at = pageIn(params.get('page'));
  const complaints = useComplaints(at);
  const deeds = useComplaintDeeds(at);
  const count = complaints.state === 'ready' ? complaints.value.total : undefined;
  return (
    <RoomPage title={text.title} count={count}>
      <Read what={text.what} loaded={complaints}>
        {({ complaints: some, page, totalPages }) => (
          <>
            <ComplaintList complaints={some} deeds={deeds} />
            <Pagination
              page={page}
              totalPages={totalPages}
              hrefOf={(to) => roomAddress('complaints', { page: `${to}` })}
              renderLink={({ href, ...link }) => (
                <Link key={link['aria-label']} to={href} {...link} />
              )}
            />
          </>
        )}
      </Read>
    </RoomPage>
  );
}
