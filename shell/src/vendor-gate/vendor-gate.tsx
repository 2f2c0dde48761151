import { Link, useEndpoint, useSession } from '@nukkad/platform';
import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import { Apology, buttonClass, EmptyState } from '@nukkad/shared-ui';
import { Panel } from '../frame/panel';
import { SiteFrame } from '../frame/site-frame';
import { Region } from '../remotes/region';
import { RegionSkeleton } from '../remotes/region-skeleton';
import { dashboardOf, vendorTypeAt } from './vendor-gate.model';
import { text } from './vendor-gate.text';

interface Props {
  route: SiteRoute;
  unknown: SiteRoute;
  remotes: Composition['remotes'];
}

/** The dashboard chooser: which vendor team's remote draws `/trial` and `/{profession}-dashboard`. */
export function VendorGate({ route, unknown, remotes }: Props) {
  const userTypes = useEndpoint('getAllUserType');
  const storedType = useSession((state) => state.remembered.vendorType);

  if (userTypes.state === 'loading') {
    return <SiteFrame>{<RegionSkeleton isSlow={false} />}</SiteFrame>;
  }
  if (userTypes.state === 'failed') {
    return (
      <SiteFrame>
        <Panel>
          <Apology
            title={text.failed}
            next={text.failedNext}
            code={userTypes.failure.code}
            requestId={userTypes.failure.requestId}
            onRetry={userTypes.retry}
          />
        </Panel>
      </SiteFrame>
    );
  }
  if (userTypes.value.length === 0) return <NoDashboards />;

  const vendorType = vendorTypeAt(route.path, userTypes.value, storedType);
  const remote = dashboardOf(vendorType, remotes) ?? 'mf-general';
  return (
    <Region
      key={remote}
      route={{ ...route, remote }}
      unknown={unknown}
      frame={(content) => <SiteFrame>{content}</SiteFrame>}
    />
  );
}

function NoDashboards() {
  return (
    <SiteFrame>
      <Panel>
        <EmptyState title={text.none} why={text.noneNext}>
          <Link to="/" className={buttonClass({ tone: 'primary' })}>
            {text.home}
          </Link>
        </EmptyState>
      </Panel>
    </SiteFrame>
  );
}
