import { toast } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import {
  FileField,
  FormField,
  FormNumberField,
  FormTextArea,
  FormTextField,
  useFormValue,
} from '@nukkad/shared-ui';
import { useRef, useState } from 'react';
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
  picture: SentPicture | null;
}

/** A picture that the API has. */
interface SentPicture {
  fileId: string;
  name: string;
  size: number;
}

const FIRST_YEAR = 1950;
const thisYear = () => new Date().getFullYear();

/** One more work, with a picture that is sent as soon as it is picked. */
export function NewWork({ onClose }: { onClose: () => void }) {
  const { addWork } = useSettingsChanges();
  const [keyFor] = useState(attemptKeys);
  const save = async ({ title, about, year, picture }: TypedWork) => {
    const pictureId = picture?.fileId ?? '';
    const order = { title: title.trim(), about: about.trim(), year: year ?? thisYear(), pictureId };
    const answer = await submitted(() => addWork(order, keyFor(order)));
    if (answer === undefined) toast({ text: words.saved(order.title), tone: 'success' });
    return answer;
  };
  return (
    <KeptForm<TypedWork>
      draft={WORK_DRAFT}
      label={text.newOne}
      begin={{ title: '', about: '', year: thisYear(), picture: null }}
      onSave={save}
      onSaved={onClose}
      onCancel={onClose}
      takesFocus
    >
      <Fields />
      <PictureField />
    </KeptForm>
  );
}

function PictureField() {
  const [sent, setSent] = useFormValue<SentPicture | null>('picture');
  const wanted = useRef<File | null>(null);
  const upload = useUpload(async (file, onProgress) => {
    wanted.current = file;
    setSent(null);
    const fileId = await sendFile(file, onProgress);
    // Another one was picked, or this one given up, while it was on its way.
    if (wanted.current === file) setSent({ fileId, name: file.name, size: file.size });
  });
  const isOnItsWay = upload.files.some(({ state }) => state === 'sending');
  const kept = sent ? [{ id: sent.fileId, ...sent, state: 'sent' as const }] : [];
  const problem = isOnItsWay ? text.pictureWaiting : text.pictureMissing;
  return (
    <FormField<SentPicture | null>
      name="picture"
      validate={(picture) => (picture ? undefined : problem)}
    >
      {({ error, onChange }) => (
        <FileField
          label={text.picture}
          isRequired
          error={error}
          accept={PICTURES}
          maxBytes={limits.fileMaxBytes}
          files={upload.files.length > 0 ? upload.files : kept}
          onPick={upload.pick}
          onRetry={upload.retry}
          onRemove={() => {
            wanted.current = null;
            upload.clear();
            onChange(null);
          }}
        />
      )}
    </FormField>
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
