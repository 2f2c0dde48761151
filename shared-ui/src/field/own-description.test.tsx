import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Combobox } from '../combobox/combobox';
import { NumberField } from '../number-field/number-field';
import { PhoneField } from '../phone-field/phone-field';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';

const shared = { label: 'Name', hint: 'As on your certificate', error: 'Write your name.' };
const onChange = () => undefined;
const text = { ...shared, value: '', onChange };

const fields: [name: string, field: ReactElement][] = [
  ['text', <TextField key="1" {...text} />],
  ['long text', <TextArea key="2" {...text} limit={500} />],
  ['telephone number', <PhoneField key="3" {...text} />],
  ['number', <NumberField key="4" {...shared} value={null} onChange={onChange} />],
  [
    'text with suggestions',
    <Combobox
      key="5"
      {...shared}
      options={[]}
      inputValue=""
      onInput={onChange}
      onChoose={onChange}
    />,
  ],
];

/** The control of a field as a server writes it. */
function writtenControl(field: ReactElement): Element {
  document.body.innerHTML = renderToString(field);
  return document.querySelector('input, textarea') as Element;
}

test.each(fields)('a field of a %s names descriptions that are there', (_name, field) => {
  const control = writtenControl(field);
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`);
  expect(said).toEqual(expect.arrayContaining([shared.error, shared.hint]));
  expect(said.filter((words) => words.startsWith('no '))).toEqual([]);
});

test('a field without help names none', () => {
  const field = <TextField label="Name" value="" onChange={onChange} />;
  expect(writtenControl(field)).not.toHaveAttribute('aria-describedby');
});

test('a long text has no type', () => {
  expect(writtenControl(<TextArea {...text} />)).not.toHaveAttribute('type');
});
