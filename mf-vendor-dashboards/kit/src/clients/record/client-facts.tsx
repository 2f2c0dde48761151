import type { Client } from '@nukkad/platform/contract';
import { formatDate, formatDateTime, formatPhone, phoneHref } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import type { ReactNode } from 'react';
import styles from '../list/clients.module.css';
import { type ClientsWords, text } from '../list/clients.text';

interface Props {
  words: ClientsWords;
  client: Client;
}

export function ClientFacts({ words, client }: Props) {
  const { phone, email, gender, born, heightCm, weightKg, concern, note } = client;
  const { registeredOn, lastVisit, nextVisit, visits, lessonsBought, lessonsLeft } = client;
  return (
    <dl className={styles.facts}>
      <Fact name={words.columns.concern}>{concern}</Fact>
      <Fact name={text.phone}>{phone && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>}</Fact>
      <Fact name={text.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact name={text.gender}>{gender && localName(gender)}</Fact>
      <Fact name={text.born}>{born && formatDate(born)}</Fact>
      {heightCm !== null && <Fact name={text.height}>{text.cm(heightCm)}</Fact>}
      {weightKg !== null && <Fact name={text.weight}>{text.kg(weightKg)}</Fact>}
      <Fact name={text.registered}>{formatDate(registeredOn)}</Fact>
      <Fact name={text.visitCount}>{visits}</Fact>
      <Fact name={text.lastVisit}>{lastVisit && formatDate(lastVisit)}</Fact>
      <Fact name={text.nextVisit}>{nextVisit && formatDateTime(nextVisit)}</Fact>
      {lessonsBought > 0 && (
        <Fact name={text.lessons}>{text.lessonsOf(lessonsLeft, lessonsBought)}</Fact>
      )}
      <Fact name={text.note}>{note}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.muted}>{name}</dt>
      <dd className={styles.fact}>{children ?? text.unknown}</dd>
    </div>
  );
}
