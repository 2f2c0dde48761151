import {
  keepFocus,
  Link,
  type Loaded,
  toast,
  useNavigate,
  useSearchParams,
} from '@nukkad/platform';
import type { OwnDesk } from '@nukkad/platform/contract';
import {
  buttonClass,
  EmptyState,
  FormWithLists,
  linkClass,
  NotFoundDrawing,
  Select,
  StatCard,
} from '@nukkad/shared-ui';
import { AsyncView, DraftForm, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { type OfficePageValues, officePageAddress, officePageValues } from './office-page.model';
import styles from './office-page.module.css';
import { useOfficePage, useOfficePageChange } from './office-page.queries';
import { text } from './office-page.text';
import { OfficePageFields } from './office-page-fields';

/** Editor of the public office page, for the office's officers. */
export function Screen() {
  const [params] = useSearchParams();
  const named = params.get('department');
  const officePage = useOfficePage(named);
  const departments = useDepartments(officePage);
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
        <>
          {departments.length > 1 && <DepartmentChoice named={named} departments={departments} />}
          <AsyncView what={text.what} loaded={officePage}>
            {(value) => <OfficePage named={named} officePage={value} />}
          </AsyncView>
        </>
      )}
    </RoomPage>
  );
}

type Departments = OwnDesk['departments'];

/** The officer's departments, from the last answer: the choice stays while another is read. */
function useDepartments(officePage: Loaded<OwnDesk>): Departments {
  const [departments, setDepartments] = useState<Departments>([]);
  const answered = officePage.state === 'ready' ? officePage.value.departments : departments;
  if (answered !== departments) setDepartments(answered);
  return answered;
}

function OfficePage({
  named,
  officePage: { _id, office, department, complaints, departments },
}: {
  named: string | null;
  officePage: OwnDesk;
}) {
  return (
    <>
      <div className={styles.where}>
        {departments.length < 2 && <p>{text.serves(department.name, office.heading)}</p>}
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
      <OfficePageForm key={_id} {...{ named, _id, department }} />
    </>
  );
}

/** Which of an officer's departments is edited, kept in the address. */
function DepartmentChoice({
  named,
  departments,
}: {
  named: string | null;
  departments: Departments;
}) {
  const navigate = useNavigate();
  const { roomAddress } = useDashboard();
  return (
    <Select
      label={text.department}
      isAlwaysChosen
      options={departments.map(({ _id, name, office }) => ({
        value: _id,
        label: text.serves(name, office),
      }))}
      value={named ?? departments[0]?._id ?? null}
      onChange={(department) =>
        department !== null && navigate(roomAddress('desk', { department }), { state: keepFocus })
      }
    />
  );
}

interface FormProps extends Pick<OwnDesk, '_id' | 'department'> {
  named: string | null;
}

function OfficePageForm({ named, _id, department }: FormProps) {
  const change = useOfficePageChange(named, _id);
  const [saves, setSaves] = useState(0);
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    setSaves(saves + 1);
  };
  return (
    <DraftForm
      // A new key resets the form to the stored values.
      key={saves}
      draft={`desk:${_id}`}
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
