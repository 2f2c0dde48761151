import type { VendorDetails } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { EvidenceBadge } from '@nukkad/shared-ui';
import { text } from '../details.text';
import { lastChecks } from './evidence.model';

/** Badge with the checks behind it. */
export function EvidenceOf({ evidence }: Pick<VendorDetails, 'evidence'>) {
  return (
    <EvidenceBadge
      label={text.verified}
      heading={text.checkedBy}
      evidence={lastChecks(evidence).map(({ what, checkedOn }) => ({
        what: localName(what),
        when: formatDate(checkedOn),
      }))}
    />
  );
}
