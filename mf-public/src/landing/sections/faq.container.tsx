import { usePageData } from '@nukkad/platform';
import { langOf } from '@nukkad/platform/words';
import { Accordion, Skeleton } from '@nukkad/shared-ui';
import { Collection } from '../../common/page/collection';
import { faqData } from '../../common/page/faq-data';
import { Section } from './section';
import styles from './sections.module.css';
import { useHomeFaq } from './sections.queries';
import { text } from './sections.text';

/** The most frequent questions; one answer is open at a time. */
export function HomeFaq() {
  const faq = useHomeFaq();
  usePageData(faqData(faq.state === 'ready' ? faq.value : []));
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
                content: <p lang={langOf(answer)}>{answer}</p>,
              }))}
            />
          )}
        </Collection>
      </div>
    </Section>
  );
}
