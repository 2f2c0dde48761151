import { useSession } from '@nukkad/platform';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { localName } from '@nukkad/platform/names';
import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { askQuestion } from '../aside/aside.queries';
import { QuestionForm } from '../aside/question-form';
import type { PlaceOfList } from '../query/listing.place.model';
import { AlertForm } from './alert-form';
import styles from './nobody-yet.module.css';
import { createListingAlert } from './nobody-yet.queries';
import { text } from './nobody-yet.text';

/** A profession, or a speciality of it, that nobody is listed for. */
export interface ListedTopic {
  profession: string;
  spec: string | null;
  label: string;
}

interface Props {
  /** Null when the words name no topic. */
  topic: ListedTopic | null;
  place: PlaceOfList;
  /** Who answers questions: "doctor". */
  one: string;
  /** The searched words, to begin a question with; null where a form stands beside the list. */
  words: string | null;
}

/** Next steps where nobody is listed: to be told of the first, and to ask a question. */
export function NobodyYet({ topic, place, one, words }: Props) {
  return (
    <>
      {topic && place.slug !== null && place.city !== null && (
        <Alert topic={topic} loc={place.slug} city={place.city} />
      )}
      {words !== null && <Question topic={topic} one={one} words={words} />}
    </>
  );
}

function Alert({ topic, loc, city }: { topic: ListedTopic; loc: string; city: string }) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { profession, spec, label } = topic;
  const about = { profession, ...(spec !== null && { spec }), loc };
  return (
    <div className={styles.box}>
      <AlertForm
        title={text.alert(localName(label, profession), city)}
        asksEmail={!isLoggedIn}
        onSend={(email, onDone) =>
          createListingAlert({ ...about, ...(email !== null && { email }) }, onDone)
        }
      />
    </div>
  );
}

function Question({ topic, one, words }: Pick<Props, 'topic' | 'one'> & { words: string }) {
  const [isOpen, setOpen] = useState(false);
  const [keyFor] = useState(createIdempotencyKeys);
  if (!isOpen) {
    return (
      <div>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {text.ask}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.box}>
      <QuestionForm
        one={one}
        question={words}
        onSend={(asked, onDone) =>
          askQuestion(asked, topic, keyFor({ ...asked, ...topic }), onDone)
        }
      />
    </div>
  );
}
