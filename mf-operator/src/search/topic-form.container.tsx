import { toast } from '@nukkad/platform';
import { type Category, limits, messages } from '@nukkad/platform/contract';
import { all, FormSelect, FormTextField, maxLength, required } from '@nukkad/shared-ui';
import { AsyncView, DraftForm } from '@nukkad/vendor-kit';
import { useTopicChanges, useTopics } from './search.queries';
import { text } from './search.text';

const most = limits.topicNameMaxLength;

/** Adds a topic to a profession. */
export function TopicForm({ onClose }: { onClose: () => void }) {
  const { add } = useTopicChanges();
  return (
    <AsyncView what={text.what} loaded={useTopics()}>
      {(topics) => (
        <DraftForm
          draft="search-topic:new"
          label={text.addTopic}
          begin={{ name: '', professionId: '' }}
          onSave={async (topic) => {
            const wrong = await add(topic);
            if (wrong === undefined) toast({ text: text.topicAdded(topic.name), tone: 'success' });
            return wrong;
          }}
          onSaved={onClose}
          onCancel={onClose}
          saveText={text.addTopic}
          savingText={text.adding}
          takesFocus
        >
          <FormTextField
            name="name"
            label={text.topicName}
            hint={text.topicNameHint}
            isRequired
            validate={all<string>(required(messages.required), maxLength(most, text.tooLong(most)))}
          />
          <FormSelect
            name="professionId"
            label={text.profession}
            isRequired
            options={[{ value: '', label: text.chooseProfession }, ...professionsOf(topics)]}
            validate={required(text.chooseProfession)}
          />
        </DraftForm>
      )}
    </AsyncView>
  );
}

const professionsOf = (topics: readonly Category[]) =>
  topics
    .filter(({ parent }) => parent === null)
    .map(({ _id, categoryName }) => ({ value: _id, label: categoryName }));
