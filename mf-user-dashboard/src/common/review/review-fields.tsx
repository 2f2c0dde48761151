import { limits } from '@nukkad/platform/contract';
import { FormCheckbox, FormRadioGroup, FormTextArea } from '@nukkad/shared-ui';
import { asked, starOptions, wordsProblem } from './review.model';
import { text } from './review.text';

/** What a review asks; `asksForStory` where it is written for the first time. */
export function ReviewFields({ asksForStory }: { asksForStory: boolean }) {
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
      {asksForStory && (
        <>
          <FormCheckbox name="mayBeStory" label={text.story} />
          <p>{text.blind(limits.reviewBlindDays)}</p>
        </>
      )}
    </>
  );
}
