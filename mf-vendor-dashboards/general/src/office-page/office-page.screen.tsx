import { Link, toast } from '@nukkad/platform';
import type { PublicDesk } from '@nukkad/platform/contract';
import { EmptyState, FormWithLists, linkClass, NotFoundDrawing, StatCard } from '@nukkad/shared-ui';
import { KeptForm, Read, RoomPage } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { officePage, type TypedDesk, typedDeskOf } from './desk.model';
import styles from './desk.module.css';
import { useDesk, useDeskChange } from './desk.queries';
import { text } from './desk.text';
import { DeskFields } from './desk-fields';

/** What visitors of the office are told, kept by its officers. */
export function Screen() {
  const desk = useDesk();
  const isNobodys = desk.state === 'failed' && desk.failure.status === 404;
  return (
    <RoomPage title={text.title}>
      {isNobodys ? (
        <EmptyState drawing={<NotFoundDrawing />} title={text.none} why={text.noneWhy} />
      ) : (
        <Read what={text.what} loaded={desk}>
          {(value) => <Desk desk={value} />}
        </Read>
      )}
    </RoomPage>
  );
}

function Desk({ desk: { office, department, complaints } }: { desk: PublicDesk }) {
  return (
    <>
      <div className={styles.where}>
        <p>{text.serves(department.name, office.heading)}</p>
        <Link
          className={linkClass({ isStandalone: true })}
          to={officePage(office.slug, department.slug)}
        >
          {text.see}
        </Link>
      </div>
      <ul className={styles.numbers} aria-label={text.complaints}>
        <StatCard as="li" label={text.open} number={`${complaints.open}`} />
        <StatCard as="li" label={text.answered} number={`${complaints.answered}`} />
      </ul>
      <DeskForm department={department} />
    </>
  );
}

function DeskForm({ department }: Pick<PublicDesk, 'department'>) {
  const change = useDeskChange();
  const [saves, setSaves] = useState(0);
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    setSaves(saves + 1);
  };
  return (
    <KeptForm
      // Begins anew with what was stored.
      key={saves}
      draft="desk"
      label={text.form}
      begin={typedDeskOf(department)}
      onSave={change}
      onSaved={saved}
      saveText={text.save}
      savingText={text.saving}
      as={FormWithLists<TypedDesk>}
    >
      <DeskFields />
    </KeptForm>
  );
}
