import { limits } from '@nukkad/platform/contract';
import { FileField, FormField, type UploadedFile, useFileUpload } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { dataAddress, readPicture, sendPicture } from '../fundraising.queries';
import { text } from '../fundraising.text';

const PICTURES = ['jpg', 'png'] as const;

/** The picture of a campaign, uploaded as soon as it is chosen. */
export function PictureField() {
  return (
    <FormField<UploadedFile | null> name="picture">
      {({ value, error, onChange }) => (
        <OnePicture picture={value ?? null} error={error} onChange={onChange} />
      )}
    </FormField>
  );
}

interface Props {
  picture: UploadedFile | null;
  error: string | undefined;
  onChange: (picture: UploadedFile | null) => void;
}

function OnePicture({ picture, error, onChange }: Props) {
  const seen = useSeen(picture);
  const upload = useFileUpload({ send: sendPicture, preview: dataAddress, onChange });
  return (
    <FileField
      label={text.fields.picture}
      hint={text.fields.pictureHint}
      accept={PICTURES}
      maxBytes={limits.fileMaxBytes}
      files={picture === null ? [] : [{ ...picture, ...seen }]}
      error={error}
      {...upload}
    />
  );
}

/** Size and data of a picture uploaded in an earlier visit. */
function useSeen(picture: UploadedFile | null) {
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
