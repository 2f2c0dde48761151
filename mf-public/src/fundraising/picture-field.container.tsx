import { limits } from '@nukkad/platform/contract';
import { FileField, FormField } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { PickedPicture } from './fundraising.model';
import { dataAddress, readPicture, sendPicture } from './fundraising.queries';
import { text } from './fundraising.text';

const PICTURES = ['jpg', 'png'] as const;

/** The picture of a campaign, uploaded as soon as it is chosen. */
export function PictureField() {
  return (
    <FormField<PickedPicture | null> name="picture">
      {({ value, error, onChange }) => (
        <OnePicture picture={value ?? null} error={error} onChange={onChange} />
      )}
    </FormField>
  );
}

interface Props {
  picture: PickedPicture | null;
  error: string | undefined;
  onChange: (picture: PickedPicture | null) => void;
}

function OnePicture({ picture, error, onChange }: Props) {
  const [picked, setPicked] = useState<File | null>(null);
  const current = useRef<string | null>(null);
  const seen = useSeen(picture);
  const send = async (chosen: File) => {
    const id = `${chosen.name} ${chosen.lastModified} ${Date.now()}`;
    current.current = id;
    setPicked(chosen);
    const previewUrl = await dataAddress(chosen);
    const shown = { id, fileId: null, name: chosen.name, size: chosen.size, previewUrl };
    onChange({ ...shown, state: 'sending' });
    const answer = await sendPicture(chosen, (progress) => {
      if (current.current === id) onChange({ ...shown, state: 'sending', progress });
    });
    // Another picture was chosen meanwhile, or none.
    if (current.current !== id) return;
    if ('fileId' in answer) onChange({ ...shown, ...answer, state: 'sent' });
    else onChange({ ...shown, ...answer, state: 'failed' });
  };
  const remove = () => {
    current.current = null;
    onChange(null);
  };
  return (
    <FileField
      label={text.fields.picture}
      hint={text.fields.pictureHint}
      accept={PICTURES}
      maxBytes={limits.fileMaxBytes}
      files={picture === null ? [] : [{ ...picture, ...seen }]}
      error={error}
      onPick={([chosen]) => chosen && void send(chosen)}
      onRemove={remove}
      onRetry={() => picked && void send(picked)}
    />
  );
}

/** Size and data of a picture uploaded in an earlier visit. */
function useSeen(picture: PickedPicture | null) {
  const [seen, setSeen] = useState<{ id: string; size: number; previewUrl: string } | null>(null);
  const id = picture !== null && picture.size === 0 ? picture.fileId : null;
  useEffect(() => {
    if (id === null) return;
    let isHere = true;
    void readPicture(id).then((read) => isHere && read && setSeen({ id, ...read }));
    return () => {
      isHere = false;
    };
  }, [id]);
  return seen !== null && seen.id === id ? { size: seen.size, previewUrl: seen.previewUrl } : {};
}
