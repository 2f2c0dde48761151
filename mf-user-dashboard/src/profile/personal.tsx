import type { UserRecord } from '@nukkad/platform/contract';
import { Skeleton } from '@nukkad/shared-ui';
import styles from './profile.module.css';
import { text } from './profile.text';

/** What a person told about themselves. */
export function Personal({ record }: { record: UserRecord }) {
  const { fullName, email, pendingEmail, phone, gender } = record;
  return (
    <dl className={styles.facts}>
      <Fact term={text.name}>{fullName}</Fact>
      <Fact term={text.email}>
        {email}
        {pendingEmail !== null && <p className={styles.hint}>{text.pending(pendingEmail)}</p>}
      </Fact>
      <Fact term={text.mobile}>{phone ?? text.notGiven}</Fact>
      <Fact term={text.gender}>{gender ?? text.notGiven}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className={styles.hint}>{term}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}

/** Holds its place. */
export function PersonalPlace() {
  return (
    <>
      <p role="status" className="nk-visually-hidden">
        {text.loading}
      </p>
      <Skeleton shape="text" lines={8} />
    </>
  );
}
