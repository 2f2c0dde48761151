import { toast } from '@nukkad/platform';
import { FormWithLists, type SubmitAnswer } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import * as common from '../../common/common.text';
import { type ChangeAnswers, DraftForm } from '../../common/saving/draft-form';
import { text } from './settings.text';

interface Props<Values extends object> {
  /** Name of the form, also used in the saved message. */
  part: string;
  draft: string;
  begin: Values;
  onSave: (values: Values, change: ChangeAnswers<Values>) => Promise<SubmitAnswer>;
  /** Called when changes are discarded. */
  onDiscard?: () => void;
  children: ReactNode;
}

/** Form of a settings part: stores on Save only, and confirms it with a message. */
export function PartForm<Values extends object>(props: Props<Values>) {
  const { part, draft, onDiscard, ...form } = props;
  const [times, setTimes] = useState(0);
  const say = () => toast({ text: text.saved(part), tone: 'success' });
  const discard = () => {
    setTimes(times + 1);
    onDiscard?.();
  };
  return (
    <DraftForm<Values>
      key={times}
      {...form}
      label={part}
      draft={`settings:${draft}`}
      onSaved={say}
      onCancel={discard}
      cancelText={common.discard}
      takesFocus={times > 0}
      as={FormWithLists}
      stays
    />
  );
}
