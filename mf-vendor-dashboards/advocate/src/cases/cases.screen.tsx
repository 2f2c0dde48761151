import { keepFocus, useNavigate, useSearchParams } from '@nukkad/platform';
import { Tabs } from '@nukkad/shared-ui';
import { RoomPage } from '@nukkad/vendor-kit';
import { CaseRequests } from '../common/case-requests/case-requests';
import { text } from './cases.text';
import { CasesList } from './cases-list.container';
import { OneCase } from './one-case/one-case.container';
import { AddCase } from './record/add-case.container';

const REQUESTS = 'requests';

/** All cases beside the requests for new ones, or the case in the URL. */
export function Screen() {
  const [params] = useSearchParams();
  const id = params.get('case');
  return id === null ? (
    <All isRequests={params.get('show') === REQUESTS} />
  ) : (
    <OneCase key={id} id={id} />
  );
}

function All({ isRequests }: { isRequests: boolean }) {
  const navigate = useNavigate();
  const show = (tab: string) =>
    navigate({ search: tab === REQUESTS ? `?show=${REQUESTS}` : '' }, { state: keepFocus });
  return (
    <RoomPage title={text.title} actions={<AddCase />}>
      <Tabs
        label={text.tabs}
        selected={isRequests ? REQUESTS : 'cases'}
        onSelect={show}
        items={[
          { key: 'cases', label: text.cases, content: <CasesList /> },
          { key: REQUESTS, label: text.requests, content: <CaseRequests /> },
        ]}
      />
    </RoomPage>
  );
}
