import { useSearchParams } from '@nukkad/platform';
import { AsyncView, PageLinks, pageIn, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import { ComplaintList } from './complaint-list';
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
            <PageLinks
              page={page}
              totalPages={totalPages}
              hrefOf={(to) => roomAddress('complaints', { page: `${to}` })}
            />
          </>
        )}
      </AsyncView>
    </RoomPage>
  );
}
