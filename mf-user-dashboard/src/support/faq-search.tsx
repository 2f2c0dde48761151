import type { Faq } from '@nukkad/platform/contract';
import { Accordion, TextField } from '@nukkad/shared-ui';
import { useState } from 'react';
import { matching } from './support.model';
import styles from './support.module.css';
import { text } from './support.text';

/** FAQ, filtered by the typed text. */
export function FaqSearch({ faq }: { faq: readonly Faq[] }) {
  const [wanted, setWanted] = useState('');
  const found = matching(faq, wanted);
  const isSearching = wanted.trim() !== '';
  return (
    <>
      <div className={styles.search}>
        <TextField label={text.search} type="search" value={wanted} onChange={setWanted} />
      </div>
      <p role="status" className={styles.muted}>
        {isSearching && (found.length === 0 ? text.noAnswer : text.found(found.length))}
      </p>
      <Accordion
        items={found.map(({ _id, question, answer }) => ({
          key: _id,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </>
  );
}
