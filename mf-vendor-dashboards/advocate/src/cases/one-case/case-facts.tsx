import type { LegalCase } from '@nukkad/platform/contract';
import { formatDate, formatDateTime } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import type { ReactNode } from 'react';
import { nothing } from '../../common/case.text';
import styles from '../cases.module.css';
import { OutcomePill } from '../record/outcome-pill';
import { text } from './one-case.text';

interface Props {
  stored: LegalCase;
  zone: string;
}

export function CaseFacts({ stored, zone }: Props) {
  const { facts } = text;
  const moment = (at: string | null) => (at === null ? nothing : formatDateTime(at, zone));
  return (
    <dl className={styles.facts}>
      <Fact name={facts.number}>{stored.number}</Fact>
      <Fact name={facts.client}>{stored.client.name}</Fact>
      <Fact name={facts.against}>{stored.opponent ?? nothing}</Fact>
      <Fact name={facts.category}>{localName(stored.category, 'case')}</Fact>
      <Fact name={facts.court}>{stored.court ?? nothing}</Fact>
      <Fact name={facts.stage}>{stored.stage ?? nothing}</Fact>
      <Fact name={facts.outcome}>
        <OutcomePill of={stored} />
      </Fact>
      <Fact name={facts.nextHearing}>{moment(stored.nextHearing)}</Fact>
      <Fact name={facts.lastHearing}>{moment(stored.lastHearing)}</Fact>
      <Fact name={facts.opened}>{formatDate(stored.openedOn)}</Fact>
      {stored.closedOn !== null && <Fact name={facts.closed}>{formatDate(stored.closedOn)}</Fact>}
      {stored.note !== null && <Fact name={facts.note}>{stored.note}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}
