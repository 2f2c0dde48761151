import { Link, useSearchParams } from '@nukkad/platform';
import { Pagination } from '@nukkad/shared-ui';
import { Read, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import { ComplaintList } from './complaint-list';
import { useComplaints } from './complaints.data';
import { text } from './complaints.text';

/** All that is complained of about an officer, as it is published. */
export function Screen() {
  const [params] = useSearchParams();
  const { roomAddress } = useDashboard();
  const complaints = useComplaints(pageIn(params.get('page')));
  const count = complaints.state === 'ready' ? complaints.value.total : undefined;
  return (
    <RoomPage title={text.title} count={count}>
      <Read what={text.what} loaded={complaints}>
        {({ complaints: some, page, totalPages }) => (
          <>
            <ComplaintList complaints={some} />
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

/** The page the address asks for; the first for what is no page. */
function pageIn(asked: string | null): number {
  const page = Number(asked);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
