import { messages } from '@nukkad/platform/contract';
import { isPicked, nothingPicked, pickedBy } from './picked.model';

const options = [
  { id: '1', label: 'Rao and Iyer (C-000012)' },
  { id: '2', label: 'Rao (C-000013)' },
];

test.each([
  ['Rao (C-000013)', '2'],
  [' rao (c-000013) ', '2'],
  ['Rao', null],
  ['', null],
])('"%s" means %s', (label, id) => expect(pickedBy(label, options)).toEqual({ id, label }));

test.each([
  [nothingPicked, messages.required],
  [{ id: null, label: ' ' }, messages.required],
  [{ id: null, label: 'Rao' }, 'Choose one'],
  [{ id: '2', label: 'Rao (C-000013)' }, undefined],
  [undefined, messages.required],
])('%j is told %s', (picked, problem) => expect(isPicked('Choose one')(picked, {})).toBe(problem));
