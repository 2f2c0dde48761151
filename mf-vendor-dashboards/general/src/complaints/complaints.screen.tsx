import { Link, useSearchParams } from '@nukkad/platform';
import { Pagination } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import { ComplaintList } from './complaint-list';
import { pageIn } from './complaints.model';
import { useComplaintActions, useComplaints } from './complaints.queries';
import { text } from './complaints.text';

export function Screen() {
  const [params] = useSearchParams();
  const { roomAddress } = useDashboard();
  const at = pageIn(params.get('page'));
  const complaints = useComplaints(at);
  const actions = useComplaintActions(at);
  const count = complaints.state === 'ready' ? complaints.value.total : undefined;
  return (
    <RoomPage title={text.title} count={count}>
      <AsyncView what={text.what} loaded={complaints}>
        {({ complaints: some, page, totalPages }) => (
          <>
            <ComplaintList complaints={some} actions={actions} />
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
      </AsyncView>
    </RoomPage>
  );
}
