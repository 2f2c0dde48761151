import { toast } from '@nukkad/platform';
import type { Hearing, HearingOrder, LegalCaseDetails } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { Drawer } from '@nukkad/shared-ui';
import { runWithToast, submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { AddHearing } from '../../common/hearing/add-hearing.container';
import { hearingValues } from '../../common/hearing/hearing.model';
import { useHearingChanges } from '../../common/hearing/hearing.queries';
import { text as words } from '../../common/hearing/hearing.text';
import { HearingForm } from '../../common/hearing/hearing-form';
import styles from '../cases.module.css';
import { HearingRow } from './hearing-row';
import { text } from './one-case.text';

interface Props {
  stored: LegalCaseDetails;
  zone: string;
}

export function CaseHearings({ stored, zone }: Props) {
  const [edited, setEdited] = useState<Hearing | null>(null);
  const { add, remove } = useHearingChanges();
  const removeOne = async ({ _id, at, court, note }: Hearing) => {
    if (!(await runWithToast(text.removingHearing, () => remove(_id)))) return;
    const restore = () => add(stored._id, { at, court, note });
    toast({
      text: text.hearingRemoved(formatDateTime(at, zone)),
      undo: () => void runWithToast(text.restoringHearing, restore),
    });
  };
  return (
    <section className={styles.part} aria-label={text.hearings}>
      <div className={styles.head}>
        <h2>{text.hearings}</h2>
        <AddHearing of={{ caseId: stored._id, court: stored.court }} />
      </div>
      {stored.hearings.length === 0 && <p className={styles.muted}>{text.noHearings}</p>}
      <ul className={styles.hearings}>
        {stored.hearings.map((hearing) => (
          <HearingRow
            key={hearing._id}
            hearing={hearing}
            moment={formatDateTime(hearing.at, zone)}
            isNext={hearing.at === stored.nextHearing}
            onEdit={setEdited}
            onRemove={removeOne}
          />
        ))}
      </ul>
      {edited !== null && (
        <EditHearing hearing={edited} zone={zone} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}

interface EditProps {
  hearing: Hearing;
  zone: string;
  onClose: () => void;
}

function EditHearing({ hearing, zone, onClose }: EditProps) {
  const { change } = useHearingChanges();
  const title = words.formOf(formatDateTime(hearing.at, zone));
  const save = (order: HearingOrder) => submitted(() => change(hearing._id, order));
  return (
    <Drawer title={title} isOpen onClose={onClose}>
      <HearingForm
        draft={`hearing:${hearing._id}`}
        label={title}
        begin={hearingValues(hearing, zone)}
        zone={zone}
        onSave={save}
        onSaved={(moment) => {
          toast({ text: words.saved(moment), tone: 'success' });
          onClose();
        }}
        onCancel={onClose}
      />
    </Drawer>
  );
}
