import { toast } from '@nukkad/platform';
import { FormWithLists, type SubmitAnswer } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import * as common from '../common/common.text';
import { type ChangeAnswers, DraftForm } from '../common/draft-form';
import { text } from './settings.text';

interface Props<Values extends object> {
  /** Names the form and says what was saved. */
  part: string;
  draft: string;
  begin: Values;
  onSave: (values: Values, change: ChangeAnswers<Values>) => Promise<SubmitAnswer>;
  /** Its changes were taken back. */
  onDiscard?: () => void;
  children: ReactNode;
}

/** The form of a part: nothing is stored before Save, and it says when it is. */
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
