import { toast } from '@nukkad/platform';
import type {
  AddedTopic,
  MissedSearch,
  SearchWord,
  SearchWordsAnswer,
} from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { Button, type Column, EmptyState, NoResultsDrawing, Table } from '@nukkad/shared-ui';
import { AsyncView, RoomPage } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { Explanation } from './explanation.container';
import { text as explanationText } from './explanation.text';
import styles from './search.module.css';
import { useSearchWordChanges, useSearchWords, useTopicChanges } from './search.queries';
import { text } from './search.text';
import { TopicForm } from './topic-form.container';
import { WordForm } from './word-form.container';

/** Searches without results, words that operators have added, and the order of results. */
export function Screen() {
  return (
    <RoomPage title={text.title}>
      <p>{text.intro}</p>
      <AsyncView what={text.what} loaded={useSearchWords()}>
        {(answer) => <Parts answer={answer} />}
      </AsyncView>
      <section className={styles.part}>
        <h2>{explanationText.title}</h2>
        <Explanation />
      </section>
    </RoomPage>
  );
}

type Form = { adds: 'word'; words: string } | { adds: 'topic' } | null;

function Parts({ answer: { missed, added, topics } }: { answer: SearchWordsAnswer }) {
  const [form, setForm] = useState<Form>(null);
  const teach = (words: string) => setForm({ adds: 'word', words });
  const close = () => setForm(null);
  return (
    <>
      {form === null && (
        <div className={styles.word}>
          <Button onClick={() => teach('')}>{text.add}</Button>
          <Button tone="secondary" onClick={() => setForm({ adds: 'topic' })}>
            {text.addTopic}
          </Button>
        </div>
      )}
      {form?.adds === 'word' && <WordForm key={form.words} words={form.words} onClose={close} />}
      {form?.adds === 'topic' && <TopicForm onClose={close} />}
      <section className={styles.part}>
        <h2>{text.missed}</h2>
        <Missed missed={missed} onTeach={teach} />
      </section>
      <section className={styles.part}>
        <h2>{text.list}</h2>
        {added.length === 0 && <p>{text.noneAdded}</p>}
        {added.length > 0 && (
          <ul className={styles.words} aria-label={text.list}>
            {added.map((word) => (
              <li key={`${word.topicId} ${word.words}`} className={styles.word}>
                <Added word={word} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part}>
        <h2>{text.topics}</h2>
        {topics.length === 0 && <p>{text.noTopics}</p>}
        {topics.length > 0 && (
          <ul className={styles.words} aria-label={text.topics}>
            {topics.map((topic) => (
              <li key={topic.topicId} className={styles.word}>
                <Topic added={topic} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface MissedProps {
  missed: readonly MissedSearch[];
  onTeach: (words: string) => void;
}

function Missed({ missed, onTeach }: MissedProps) {
  if (missed.length === 0) {
    return (
      <EmptyState drawing={<NoResultsDrawing />} title={text.noneMissed} why={text.noneMissedWhy} />
    );
  }
  const columns: readonly Column<MissedSearch>[] = [
    { key: 'words', header: text.columns.words, cell: ({ words }) => words },
    { key: 'weight', header: text.columns.weight, cell: ({ weight }) => weight },
    { key: 'last', header: text.columns.last, cell: ({ lastDay }) => formatDate(lastDay) },
    {
      key: 'teach',
      header: text.add,
      cell: ({ words }) => (
        <Button
          tone="secondary"
          size="small"
          aria-label={text.teach(words)}
          onClick={() => onTeach(words)}
        >
          {text.teachWord}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={text.missedCaption}
      columns={columns}
      rows={missed}
      rowKey={({ words }) => words}
    />
  );
}

function Added({ word: { topicId, topic, words } }: { word: SearchWord }) {
  const { remove } = useSearchWordChanges();
  const takeBack = async () => {
    if (await remove({ topicId, words })) toast({ text: text.removed(words) });
  };
  return (
    <>
      <span>
        <strong>{words}</strong> {text.means(topic.label)}
      </span>
      <Button
        tone="ghost"
        size="small"
        aria-label={text.remove(words)}
        onClick={() => void takeBack()}
      >
        {text.removeWord}
      </Button>
    </>
  );
}

function Topic({ added: { topicId, topic } }: { added: AddedTopic }) {
  const { remove } = useTopicChanges();
  const { label, profession } = topic;
  const takeBack = async () => {
    if (await remove(topicId)) toast({ text: text.topicRemoved(label) });
  };
  return (
    <>
      <span>
        <strong>{label}</strong> {text.topicOf(profession)}
      </span>
      <Button
        tone="ghost"
        size="small"
        aria-label={text.removeTopic(label)}
        onClick={() => void takeBack()}
      >
        {text.removeWord}
      </Button>
    </>
  );
}
