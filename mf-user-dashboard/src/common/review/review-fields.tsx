import { limits } from '@nukkad/platform/contract';
import { FormCheckbox, FormRadioGroup, FormTextArea } from '@nukkad/shared-ui';
import { asked, starOptions, wordsProblem } from './review.model';
import { text } from './review.text';

interface Props {
  /** The reviewer's public name; null while unknown. */
  name: string | null;
  /** Not an edit. */
  isNew: boolean;
}

/** Fields of a review. */
export function ReviewFields({ name, isNew }: Props) {
  return (
    <>
      <FormRadioGroup name="stars" label={text.stars} options={starOptions} validate={asked} />
      <FormCheckbox name="recommends" label={text.recommends} />
      <FormTextArea
        name="text"
        label={text.words}
        hint={text.wordsHint}
        limit={limits.reviewMaxLength}
        validate={wordsProblem}
      />
      <FormCheckbox name="mayBeStory" label={text.story} />
      <p>
        {text.storyHint(name)} {!isNew && text.storyAgain}
      </p>
      {isNew && <p>{text.blind(limits.reviewBlindDays)}</p>}
    </>
  );
}
