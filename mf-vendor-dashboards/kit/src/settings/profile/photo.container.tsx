import { fileAddress, type HandedFile, type PracticeProfile } from '@nukkad/platform/contract';
import { Avatar, FormCheckbox, useFormValue } from '@nukkad/shared-ui';
import type { ChangeAnswers } from '../../common/saving/draft-form';
import { submitted } from '../../common/saving/submit';
import { Part } from '../part/part';
import { PartForm } from '../part/part-form';
import styles from '../part/settings.module.css';
import { useSettingsChanges } from '../part/settings.queries';
import { photoText as text } from '../part/settings.text';
import { UploadField } from '../uploads/upload-field.container';
import { PICTURES } from '../uploads/uploads';

interface TypedPhoto {
  picture: HandedFile | null;
  /** Removes the stored photo, unless a new one is uploaded. */
  isRemoved: boolean;
}

const unchanged: TypedPhoto = { picture: null, isRemoved: false };

export function PhotoPart({ profile }: { profile: PracticeProfile }) {
  const { photo, noPhoto } = useSettingsChanges();
  const save = async ({ picture }: TypedPhoto, change: ChangeAnswers<TypedPhoto>) => {
    const answer = await submitted(() => (picture ? photo(picture._id) : noPhoto()));
    if (answer === undefined) change(unchanged);
    return answer;
  };
  return (
    <Part title={text.part}>
      <PartForm part={text.part} draft="photo" begin={unchanged} onSave={save}>
        <Fields {...profile} />
      </PartForm>
    </Part>
  );
}

function Fields({ name, img }: PracticeProfile) {
  const [picture] = useFormValue<HandedFile | null>('picture');
  const isOwn = img.startsWith(fileAddress(''));
  return (
    <>
      <div className={styles.photo}>
        <Avatar
          name={name}
          src={picture ? fileAddress(picture._id) : img}
          size="large"
          alt={text.alt(name)}
        />
        {isOwn && !picture && <FormCheckbox name="isRemoved" label={text.remove} />}
      </div>
      <UploadField name="picture" label={text.label} accept={PICTURES} words={text} />
    </>
  );
}
