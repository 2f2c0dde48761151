import type { Faq } from '@nukkad/platform/contract';
import { Accordion, Skeleton } from '@nukkad/shared-ui';
import { useEffect } from 'react';
import { Collection } from '../../common/page/collection';
import { Section } from './section';
import styles from './sections.module.css';
import { useHomeFaq } from './sections.queries';
import { text } from './sections.text';

interface Props {
  /** Receives the FAQ once loaded. */
  onShown: (questions: readonly Faq[]) => void;
}

/** The most frequent questions; one answer is open at a time. */
export function HomeFaq({ onShown }: Props) {
  const faq = useHomeFaq();
  const shown = faq.state === 'ready' ? faq.value : null;
  useEffect(() => {
    if (shown) onShown(shown);
  }, [shown, onShown]);
  return (
    <Section id="faq" title={text.faq}>
      <div className={styles.questions}>
        <Collection
          what={text.faqName}
          items={faq}
          waiting={<Skeleton shape="text" lines={6} />}
          nothing={{ title: text.noFaq, why: text.noFaqWhy }}
        >
          {(questions) => (
            <Accordion
              items={questions.map(({ _id, question, answer }) => ({
                key: _id,
                title: question,
                content: <p>{answer}</p>,
              }))}
            />
          )}
        </Collection>
      </div>
    </Section>
  );
}
