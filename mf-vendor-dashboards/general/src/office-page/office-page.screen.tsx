import { Link, toast } from '@nukkad/platform';
import type { PublicDesk } from '@nukkad/platform/contract';
import {
  buttonClass,
  EmptyState,
  FormWithLists,
  linkClass,
  NotFoundDrawing,
  StatCard,
} from '@nukkad/shared-ui';
import { AsyncView, DraftForm, RoomPage } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { type OfficePageValues, officePageAddress, officePageValues } from './office-page.model';
import styles from './office-page.module.css';
import { useOfficePage, useOfficePageChange } from './office-page.queries';
import { text } from './office-page.text';
import { OfficePageFields } from './office-page-fields';

/** Editor of the public office page, for the office's officers. */
export function Screen() {
  const officePage = useOfficePage();
  const hasNone = officePage.state === 'failed' && officePage.failure.status === 404;
  return (
    <RoomPage title={text.title}>
      {hasNone ? (
        <EmptyState drawing={<NotFoundDrawing />} title={text.none} why={text.noneWhy}>
          <Link className={buttonClass({ tone: 'secondary' })} to="/govt officer-onboarding">
            {text.noneWay}
          </Link>
        </EmptyState>
      ) : (
        <AsyncView what={text.what} loaded={officePage}>
          {(value) => <OfficePage officePage={value} />}
        </AsyncView>
      )}
    </RoomPage>
  );
}

function OfficePage({
  officePage: { office, department, complaints },
}: {
  officePage: PublicDesk;
}) {
  return (
    <>
      <div className={styles.where}>
        <p>{text.serves(department.name, office.heading)}</p>
        <Link
          className={linkClass({ isStandalone: true })}
          to={officePageAddress(office.slug, department.slug)}
        >
          {text.see}
        </Link>
      </div>
      <ul className={styles.numbers} aria-label={text.complaints}>
        <StatCard as="li" label={text.open} number={`${complaints.open}`} />
        <StatCard as="li" label={text.answered} number={`${complaints.answered}`} />
      </ul>
      <OfficePageForm department={department} />
    </>
  );
}

function OfficePageForm({ department }: Pick<PublicDesk, 'department'>) {
  const change = useOfficePageChange();
  const [saves, setSaves] = useState(0);
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    setSaves(saves + 1);
  };
  return (
    <DraftForm
      // A new key resets the form to the stored values.
      key={saves}
      draft="desk"
      label={text.form}
      begin={officePageValues(department)}
      onSave={change}
      onSaved={saved}
      saveText={text.save}
      savingText={text.saving}
      as={FormWithLists<OfficePageValues>}
    >
      <OfficePageFields />
    </DraftForm>
  );
}
