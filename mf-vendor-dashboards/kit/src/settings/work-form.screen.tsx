import { toast } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { FileField, FormNumberField, FormTextArea, FormTextField } from '@nukkad/shared-ui';
import { useState } from 'react';
import { attemptKeys } from '../common/attempt-key';
import { KeptForm } from '../common/kept-form';
import { submitted } from '../common/submit';
import { sendFile, useSettingsChanges } from './settings.data';
import { askedLine, askedNumber, most, rightAbout } from './settings.model';
import { portfolioText as text, text as words } from './settings.text';
import { PICTURES, useUpload } from './uploads';

export const WORK_DRAFT = 'settings:work';

interface TypedWork {
  title: string;
  about: string;
  year: number | null;
}

const FIRST_YEAR = 1950;
const thisYear = () => new Date().getFullYear();

/** One more work, with a picture that is sent as soon as it is picked. */
export function NewWork({ onClose }: { onClose: () => void }) {
  const { addWork } = useSettingsChanges();
  const [keyFor] = useState(attemptKeys);
  const [pictureId, setPictureId] = useState<string | null>(null);
  const [lack, setLack] = useState<string>();
  const upload = useUpload(async (file, onProgress) => {
    setPictureId(null);
    setPictureId(await sendFile(file, onProgress));
    setLack(undefined);
  });
  const save = async ({ title, about, year }: TypedWork) => {
    if (pictureId === null) {
      const isOnItsWay = upload.files.some(({ state }) => state === 'sending');
      setLack(isOnItsWay ? text.pictureWaiting : text.pictureMissing);
      return isOnItsWay ? text.pictureWaiting : text.pictureMissing;
    }
    const order = { title: title.trim(), about: about.trim(), year: year ?? thisYear(), pictureId };
    const answer = await submitted(() => addWork(order, keyFor(order)));
    if (answer === undefined) toast({ text: words.saved(order.title), tone: 'success' });
    return answer;
  };
  const forget = () => {
    upload.clear();
    setPictureId(null);
  };
  return (
    <KeptForm<TypedWork>
      draft={WORK_DRAFT}
      label={text.newOne}
      begin={{ title: '', about: '', year: thisYear() }}
      onSave={save}
      onSaved={onClose}
      onCancel={onClose}
      takesFocus
    >
      <Fields />
      <FileField
        label={text.picture}
        isRequired
        error={lack}
        accept={PICTURES}
        maxBytes={limits.fileMaxBytes}
        files={upload.files}
        onPick={upload.pick}
        onRetry={upload.retry}
        onRemove={forget}
      />
    </KeptForm>
  );
}

function Fields() {
  return (
    <>
      <FormTextField
        name="title"
        label={text.title}
        isRequired
        validate={askedLine(limits.nameMaxLength)}
      />
      <FormTextArea
        name="about"
        label={text.about}
        isRequired
        limit={most.about}
        validate={rightAbout}
      />
      <FormNumberField
        name="year"
        label={text.year}
        isRequired
        minValue={FIRST_YEAR}
        maxValue={thisYear() + 1}
        formatOptions={{ useGrouping: false }}
        validate={askedNumber}
      />
    </>
  );
}
