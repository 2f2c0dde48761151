import type { PlaceProps } from '../common/place';
import { Region } from '../remotes/region';
import { VendorGate } from '../vendor-gate/vendor-gate';
import { Guard } from './guard';

const VENDOR = 'vendor';

/** Renders a guarded route once the session is verified. */
export function GuardedPlace(props: PlaceProps) {
  const { route, unknown, frame } = props;
  if (!route.needs) return <VendorGate {...props} account={null} />;
  return (
    <Guard needs={route.needs} frame={frame}>
      {(account) =>
        route.needs === VENDOR ? (
          <VendorGate {...props} account={account} />
        ) : (
          <Region route={route} unknown={unknown} frame={frame} />
        )
      }
    </Guard>
  );
}
