import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { FileField, type FileFieldProps } from './file-field';
import type { PickedFile } from './file-row';

const MB = 1024 * 1024;

/** A plain square of 1 × 1 px, scaled up. */
const square =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

interface Props extends Partial<FileFieldProps> {
  start?: readonly PickedFile[];
}

function Certificates({ start = [], ...props }: Props) {
  const [files, setFiles] = useState(start);
  const waiting = (file: File): PickedFile => ({
    id: file.name,
    name: file.name,
    size: file.size,
    state: 'waiting',
  });
  return (
    <FileField
      label="Certificates"
      accept={['pdf', 'jpg', 'png']}
      maxBytes={5 * MB}
      isMultiple
      {...props}
      files={files}
      onPick={(picked) => setFiles([...files, ...picked.map(waiting)])}
      onRemove={(gone) => setFiles(files.filter(({ id }) => id !== gone))}
      onRetry={() => {}}
    />
  );
}

const files: readonly PickedFile[] = [
  { id: 'a', name: 'degree.pdf', size: 1.2 * MB, state: 'waiting' },
  {
    id: 'b',
    name: 'registration-certificate-2014.pdf',
    size: 3 * MB,
    state: 'sending',
    progress: 40,
  },
  { id: 'c', name: 'photo.jpg', size: 0.4 * MB, state: 'sent', previewUrl: square },
  { id: 'd', name: 'pan.png', size: 0.2 * MB, state: 'failed', problem: 'No connection' },
];

export const fileFieldExhibit: Exhibit = {
  component: 'File field',
  specimens: [
    { state: 'Empty', Draw: () => <Certificates hint="Degree and registration, both sides" /> },
    {
      state: 'One file only',
      Draw: () => <Certificates label="Photo" accept={['jpg', 'png']} isMultiple={false} />,
    },
    { state: 'Files in every state', Draw: () => <Certificates start={files} /> },
    { state: 'With an error', Draw: () => <Certificates error="Add your degree" isRequired /> },
    { state: 'Disabled', Draw: () => <Certificates start={files.slice(2)} isDisabled /> },
  ],
};
