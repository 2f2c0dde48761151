import { toast } from '@nukkad/platform';
import { type Category, limits, messages } from '@nukkad/platform/contract';
import { all, FormSelect, FormTextField, maxLength, required } from '@nukkad/shared-ui';
import { AsyncView, DraftForm } from '@nukkad/vendor-kit';
import { useSearchWordChanges, useTopics } from './search.queries';
import { text } from './search.text';

interface Props {
  /** Initial text of the field. */
  words: string;
  onClose: () => void;
}

const most = limits.searchTermMaxLength;

/** Maps a word to a topic. */
export function WordForm({ words, onClose }: Props) {
  const { add } = useSearchWordChanges();
  return (
    <AsyncView what={text.what} loaded={useTopics()}>
      {(topics) => (
        <DraftForm
          draft={`search-word:${words || 'new'}`}
          label={text.add}
          begin={{ words, topicId: '' }}
          onSave={async (word) => {
            const wrong = await add(word);
            if (wrong === undefined) toast({ text: text.added(word.words), tone: 'success' });
            return wrong;
          }}
          onSaved={onClose}
          onCancel={onClose}
          saveText={text.add}
          savingText={text.adding}
          takesFocus
        >
          <FormTextField
            name="words"
            label={text.words}
            hint={text.wordsHint}
            isRequired
            validate={all<string>(required(messages.required), maxLength(most, text.tooLong(most)))}
          />
          <FormSelect
            name="topicId"
            label={text.topic}
            isRequired
            options={[{ value: '', label: text.chooseTopic }, ...optionsOf(topics)]}
            validate={required(text.chooseTopic)}
          />
        </DraftForm>
      )}
    </AsyncView>
  );
}

/** Topics under their professions, by name. */
function optionsOf(topics: readonly Category[]) {
  const nameOf = ({ parent, categoryName }: Category) => {
    const top = topics.find(({ _id }) => _id === parent);
    return top ? `${top.categoryName}: ${categoryName}` : categoryName;
  };
  return topics
    .map((topic) => ({ value: topic._id, label: nameOf(topic) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
