import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField, type FileFieldProps } from './file-field';
import type { PickedFile } from './file-row';

const nobody = () => {};

function Certificate(props: Partial<FileFieldProps>) {
  return (
    <FileField
      label="Certificate"
      accept={['pdf', 'jpg', 'png']}
      maxBytes={2048}
      files={[]}
      onPick={nobody}
      onRemove={nobody}
      onRetry={nobody}
      {...props}
    />
  );
}

const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name);
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const pick = (...files: File[]) => userEvent.upload(picker(), files, { applyAccept: false });

test('it says beforehand what is taken', () => {
  render(<Certificate hint="Both sides" error="Add your certificate" isRequired />);
  const button = screen.getByRole('button', { name: 'Choose a file Certificate' });
  expect(button).toHaveAccessibleDescription(
    'Required PDF, JPG or PNG, up to 2 KB Add your certificate Both sides',
  );
  expect(picker()).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
  expect(picker()).not.toHaveAttribute('multiple');
});

test('what keeps the rules is handed on, what does not is explained', async () => {
  const onPick = jest.fn();
  render(<Certificate onPick={onPick} isMultiple />);
  const [good, other] = [file('degree.pdf'), file('photo.JPEG')];
  await pick(good, file('photo.bmp'), file('huge.pdf', 2049), file('none.png', 0), other);
  expect(onPick.mock.calls).toEqual([[[good, other]]]);
  const refusals = screen.getByRole('alert');
  expect(refusals).toHaveTextContent('photo.bmp is not a PDF, JPG or PNG file.');
  expect(refusals).toHaveTextContent('huge.pdf has 3 KB, more than the 2 KB allowed.');
  expect(refusals).toHaveTextContent('none.png is empty.');
  await pick(good);
  expect(refusals).toBeEmptyDOMElement();
});

test('when nothing is right, nothing is handed on', async () => {
  const onPick = jest.fn();
  render(<Certificate onPick={onPick} />);
  await pick(file('photo.bmp'));
  expect(onPick).not.toHaveBeenCalled();
});

const files: PickedFile[] = [
  { id: 'a', name: 'degree.pdf', size: 2000, state: 'sending', progress: 40 },
  { id: 'b', name: 'photo.jpg', size: 500, state: 'sent', previewUrl: 'data:image/png;base64,AA' },
  { id: 'c', name: 'pan.png', size: 500, state: 'failed', previewUrl: 'blob:x' },
  { id: 'd', name: 'last.pdf', size: 500, state: 'failed', problem: 'No connection' },
];

test('each file says how it stands, and what can be done', async () => {
  const [onRemove, onRetry] = [jest.fn(), jest.fn()];
  render(<Certificate {...{ files, onRemove, onRetry }} isMultiple />);
  const list = within(screen.getByRole('list', { name: 'Certificate' }));
  const said = list.getAllByRole('status').map((status) => status.textContent);
  expect(said).toEqual(['Sending…', 'Sent', 'Not sent', 'No connection']);
  const bar = list.getByRole('progressbar', { name: 'Sending degree.pdf' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(list.getByText('40%')).toBeVisible();
  expect(list.getAllByRole('button', { name: /Retry/ })).toHaveLength(2);
  await userEvent.click(list.getByRole('button', { name: 'Retry pan.png' }));
  await userEvent.click(list.getByRole('button', { name: 'Remove photo.jpg' }));
  expect(onRetry.mock.calls).toEqual([['c']]);
  expect(onRemove.mock.calls).toEqual([['b']]);
});

test('only a picture that the page may show is shown', () => {
  const { container } = render(<Certificate files={files} isMultiple />);
  const [picture, ...others] = container.querySelectorAll('img');
  expect(picture).toHaveAttribute('src', 'data:image/png;base64,AA');
  expect(picture).toHaveAttribute('width', '48');
  expect(others).toEqual([]);
});

test('disabled, nothing can be picked or taken away', () => {
  render(<Certificate files={files} isDisabled />);
  expect(screen.getByRole('button', { name: /Choose/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove photo.jpg' })).toBeDisabled();
});
