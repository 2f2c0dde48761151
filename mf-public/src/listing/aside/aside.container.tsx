import { type Loaded, usePageData } from '@nukkad/platform';
import type { AnsweredQuestion, Faq } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { FailurePanel } from '@nukkad/shared-ui';
import { useState } from 'react';
import { faqData } from '../../common/page/faq-data';
import type { Profession } from '../../common/professions/profession';
import type { PlaceOfList } from '../query/listing.place.model';
import { AppointmentForm } from './appointment-form';
import styles from './aside.module.css';
import {
  askQuestion,
  requestAppointment,
  useAnswered,
  useFaq,
  usePromotions,
} from './aside.queries';
import { text } from './aside.text';
import { FaqBlock } from './faq-block';
import { PromoCard } from './promo-card';
import { QuestionForm } from './question-form';

interface Props {
  profession: Profession;
  /** Slug of the list's speciality; null for all. */
  spec: string | null;
  place: PlaceOfList;
}

/** Aside of a listing: forms, an advertisement, FAQ. */
export function Aside({ profession, spec, place }: Props) {
  const beside = { profession: profession.slug, spec };
  const promotions = usePromotions(beside);
  const faq = useFaq(beside);
  const answered = useAnswered(beside);
  const [keyFor] = useState(createIdempotencyKeys);
  return (
    <>
      {profession.page.actions.includes('book') && (
        <div className={styles.box}>
          <AppointmentForm
            profession={profession}
            place={place.name}
            city={place.city ?? ''}
            onSend={(values, onDone) =>
              requestAppointment(values, beside, keyFor({ ...values, ...beside }), onDone)
            }
          />
        </div>
      )}
      <div className={styles.box}>
        <QuestionForm
          one={profession.one}
          onSend={(asked, onDone) =>
            askQuestion(asked, beside, keyFor({ ...asked, ...beside }), onDone)
          }
        />
      </div>
      {/* Loaded together, or later parts would push earlier ones down. */}
      <div className={styles.place}>
        {[promotions, faq, answered].every(({ state }) => state !== 'loading') && (
          <>
            {/* An advertisement that fails to load is no loss to a visitor. */}
            {promotions.state === 'ready' &&
              promotions.value.map((promotion) => (
                <PromoCard key={promotion._id} promotion={promotion} />
              ))}
            <Questions faq={faq} answered={answered} />
          </>
        )}
      </div>
    </>
  );
}

interface QuestionsProps {
  faq: Loaded<Faq[]>;
  answered: Loaded<AnsweredQuestion[]>;
}

function Questions({ faq, answered }: QuestionsProps) {
  const shown = faq.state === 'ready' ? faq.value : [];
  usePageData(faqData(shown));
  if (faq.state === 'failed') {
    return <FailurePanel what={text.faqWhat} failure={faq.failure} onRetry={faq.retry} />;
  }
  return <FaqBlock faq={shown} answered={answered.state === 'ready' ? answered.value : []} />;
}
