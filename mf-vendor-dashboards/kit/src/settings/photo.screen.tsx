import { toast } from '@nukkad/platform';
import { fileAddress, limits, type PracticeProfile } from '@nukkad/platform/contract';
import { Avatar, Button, FileField } from '@nukkad/shared-ui';
import { attempt } from '../common/attempt';
import { Part } from './part';
import { sendFile, useSettingsChanges } from './settings.data';
import styles from './settings.module.css';
import { photoText as text } from './settings.text';
import { PICTURES, useUpload } from './uploads';

export function PhotoPart({ profile: { name, img } }: { profile: PracticeProfile }) {
  const { photo, noPhoto } = useSettingsChanges();
  const upload = useUpload(async (file, onProgress) => {
    await photo(await sendFile(file, onProgress));
    toast({ text: text.changed, tone: 'success' });
  });
  const remove = async () => {
    if (!(await attempt(text.removing, noPhoto))) return;
    upload.clear();
    toast({ text: text.removed });
  };
  return (
    <Part title={text.part}>
      <div className={styles.photo}>
        <Avatar name={name} src={img} size="large" alt={text.alt(name)} />
        {img.startsWith(fileAddress('')) && (
          <Button tone="secondary" onClick={remove}>
            {text.remove}
          </Button>
        )}
      </div>
      <FileField
        label={text.label}
        accept={PICTURES}
        maxBytes={limits.fileMaxBytes}
        files={upload.files}
        onPick={upload.pick}
        onRetry={upload.retry}
        onRemove={upload.clear}
      />
    </Part>
  );
}
