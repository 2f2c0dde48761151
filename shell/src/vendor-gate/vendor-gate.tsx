import { Navigate, useEndpoint, useLocation, useSession } from '@nukkad/platform';
import { type Account, professionNamed } from '@nukkad/platform/contract';
import { ErrorState } from '@nukkad/shared-ui';
import { Panel } from '../common/panel';
import type { PlaceProps } from '../common/place';
import { DelayedSkeleton } from '../remotes/delayed-skeleton';
import { Region } from '../remotes/region';
import { Aside, GatePart } from './gate-part';
import {
  belongsToOtherProfession,
  dashboardOf,
  isProfession,
  isUnlisted,
  ownerOf,
  ownInsteadOf,
} from './vendor-gate.model';
import { text } from './vendor-gate.text';

interface Props extends PlaceProps {
  /** Null on `/trial`, a public demonstration. */
  account: Account | null;
}

/**
 * Chooses the vendor remote that renders `/trial`, `/{profession}-dashboard` and the other pages of
 * a profession.
 */
export function VendorGate({ route, unknown, remotes, frame, account }: Props) {
  const userTypes = useEndpoint('getAllUserType');
  const remembered = useSession((state) => state.remembered.vendorType);
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { pathname, search } = useLocation();

  if (userTypes.state === 'loading') return frame(<DelayedSkeleton />);
  if (userTypes.state === 'failed') {
    return frame(
      <Panel>
        <ErrorState
          title={text.failed}
          next={text.failedNext}
          code={userTypes.failure.code}
          requestId={userTypes.failure.requestId}
          onRetry={userTypes.retry}
        />
      </Panel>,
    );
  }
  if (userTypes.value.length === 0)
    return frame(<GatePart>{({ NoDashboards }) => <NoDashboards />}</GatePart>);

  const own = professionNamed(userTypes.value, account ? account.vendorType : remembered);
  const instead = isLoggedIn && own !== null ? ownInsteadOf(own, pathname) : null;
  if (instead !== null) return <Navigate to={instead + search} replace />;
  const owner = ownerOf(route.path);
  if (owner && !isProfession(userTypes.value, owner.profession))
    return frame(<Region route={unknown} unknown={unknown} isUnknown />);
  if (account && owner && belongsToOtherProfession(route.path, account, own)) {
    return frame(
      <GatePart>
        {({ OtherProfessionPanel }) => <OtherProfessionPanel own={own} page={owner.page} />}
      </GatePart>,
    );
  }
  const remote =
    route.remote === GATE
      ? (dashboardOf(owner?.profession ?? own, remotes) ?? GENERAL)
      : route.remote;
  return (
    <>
      {account && isUnlisted(account) && own !== null && owner?.page === 'dashboard' && (
        <Aside>{({ DraftPrompt }) => <DraftPrompt profession={own} />}</Aside>
      )}
      <Region key={remote} route={{ ...route, remote }} unknown={unknown} frame={frame} />
    </>
  );
}

const GATE = 'gate';
const GENERAL = 'mf-general';
