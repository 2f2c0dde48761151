import type { ScreenProps } from '@nukkad/platform';
import { DashboardFrame, DecisionCallsContext } from '@nukkad/vendor-kit';
import { useCaseCalls } from './common/case-requests/case-calls';
import { rooms, search } from './rooms';

/** Serves `/advocate-dashboard`, and `/trial` for visitors whose stored profession is advocate. */
export function Screen({ path }: ScreenProps) {
  const base = path.replace(/\/\*$/, '');
  const calls = useCaseCalls((caseId) => `${base}/cases?case=${caseId}`);
  return (
    <DecisionCallsContext value={calls}>
      <DashboardFrame path={path} rooms={rooms} search={search} />
    </DecisionCallsContext>
  );
}
