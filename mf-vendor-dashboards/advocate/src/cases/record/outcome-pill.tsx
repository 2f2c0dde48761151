import type { CaseOutcome, LegalCase } from '@nukkad/platform/contract';
import { CheckIcon, ClockIcon, CloseIcon, MinusIcon, StatusPill } from '@nukkad/shared-ui';
import * as words from '../../common/case.text';

const looks = {
  won: { tone: 'success', Icon: CheckIcon },
  lost: { tone: 'danger', Icon: CloseIcon },
  settled: { tone: 'neutral', Icon: CheckIcon },
  withdrawn: { tone: 'neutral', Icon: MinusIcon },
} as const satisfies Record<CaseOutcome, object>;

/** Outcome of a case; "ongoing" without one. */
export function OutcomePill({ of: { outcome } }: { of: Pick<LegalCase, 'outcome'> }) {
  if (outcome === null) {
    return (
      <StatusPill tone="warning" icon={<ClockIcon size={14} />}>
        {words.open}
      </StatusPill>
    );
  }
  const { tone, Icon } = looks[outcome];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} />}>
      {words.outcomes[outcome]}
    </StatusPill>
  );
}
