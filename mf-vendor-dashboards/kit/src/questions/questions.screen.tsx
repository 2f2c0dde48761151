import { useSearchParams } from '@nukkad/platform';
import type { OpenQuestionsAnswer } from '@nukkad/platform/contract';
import { EmptyState, NoMessagesDrawing, Notice } from '@nukkad/shared-ui';
import { useDashboard } from '../common/dashboard';
import { pageIn } from '../common/list/page.model';
import { PageLinks } from '../common/list/page-links';
import { AsyncView } from '../common/page/async-view';
import { RoomPage } from '../common/page/room-page';
import { useNow } from '../common/relative-time';
import { QuestionCard } from './question-card';
import styles from './questions.module.css';
import { useAnswering, useOpenQuestions } from './questions.queries';
import { text } from './questions.text';

/**
 * Visitors' questions to the profession; verified professionals answer in public.
 *
 * @example export { QuestionsRoom as Screen } from '@nukkad/vendor-kit';
 */
export function QuestionsRoom() {
  const [params] = useSearchParams();
  const page = pageIn(params.get('page'));
  const questions = useOpenQuestions(page);
  const count = questions.state === 'ready' ? questions.value.total : undefined;
  return (
    <RoomPage title={text.title} count={count}>
      <p className={styles.muted}>{text.lead}</p>
      <AsyncView what={text.what} loaded={questions}>
        {(answer) => <Questions answer={answer} page={page} />}
      </AsyncView>
    </RoomPage>
  );
}

function Questions({ answer, page }: { answer: OpenQuestionsAnswer; page: number }) {
  const now = useNow();
  const { roomAddress } = useDashboard();
  const answering = useAnswering(page);
  const { questions, canAnswer, totalPages } = answer;
  if (questions.length === 0) {
    return <EmptyState drawing={<NoMessagesDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <>
      {!canAnswer && (
        <Notice title={text.notYet}>
          <p>{text.notYetWhy}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {questions.map((question) => (
          <QuestionCard
            key={question._id}
            {...{ question, canAnswer, now }}
            onAnswer={(words) => answering(question._id, words)}
          />
        ))}
      </ul>
      <PageLinks
        page={page}
        totalPages={totalPages}
        hrefOf={(to) => roomAddress('questions', { page: `${to}` })}
      />
    </>
  );
}
