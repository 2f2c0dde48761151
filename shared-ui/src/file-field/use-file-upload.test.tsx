import { act, renderHook } from '@testing-library/react';
import { type UploadedFile, useFileUpload } from './use-file-upload';

const letter = new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' });
const photo = new File(['png'], 'photo.png', { type: 'image/png' });

type Answer = { fileId: string } | { problem: string };

function uploading(preview?: (file: File) => Promise<string>) {
  const sent: { file: File; answer: (answer: Answer) => void; tell: (percent: number) => void }[] =
    [];
  const changes: (UploadedFile | null)[] = [];
  const send = (file: File, tell: (percent: number) => void) =>
    new Promise<Answer>((answer) => sent.push({ file, answer, tell }));
  const onChange = (file: UploadedFile | null) => void changes.push(file);
  const { result } = renderHook(() =>
    useFileUpload({ send, onChange, ...(preview && { preview }) }),
  );
  return { sent, last: () => changes.at(-1), upload: () => result.current };
}

test('a chosen file is sent, with its progress, and has arrived', async () => {
  const { sent, last, upload } = uploading(async () => 'data:image/png;base64,AA');
  await act(async () => upload().onPick([photo]));
  const shown = { name: 'photo.png', size: 3, previewUrl: 'data:image/png;base64,AA' };
  expect(last()).toMatchObject({ ...shown, state: 'sending', fileId: null });
  sent[0]?.tell(40);
  expect(last()).toMatchObject({ state: 'sending', progress: 40 });
  await act(async () => sent[0]?.answer({ fileId: 'f1' }));
  expect(last()).toMatchObject({ ...shown, state: 'sent', fileId: 'f1' });
});

test('one that failed says why, and is sent again', async () => {
  const { sent, last, upload } = uploading();
  await act(async () => upload().onPick([letter]));
  await act(async () => sent[0]?.answer({ problem: 'No connection' }));
  expect(last()).toMatchObject({ state: 'failed', fileId: null, problem: 'No connection' });
  await act(async () => upload().onRetry());
  expect(sent.map(({ file }) => file)).toEqual([letter, letter]);
});

test('of an earlier choice nothing is heard any more, nor of a removed one', async () => {
  const { sent, last, upload } = uploading();
  await act(async () => upload().onPick([letter]));
  await act(async () => upload().onPick([photo]));
  sent[0]?.tell(90);
  await act(async () => sent[0]?.answer({ fileId: 'f1' }));
  expect(last()).toMatchObject({ name: 'photo.png', state: 'sending' });
  act(() => upload().onRemove());
  await act(async () => sent[1]?.answer({ fileId: 'f2' }));
  expect(last()).toBeNull();
});
