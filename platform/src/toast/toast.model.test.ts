import { onShow, type Toast, type ToastOrder, toastOf, without } from './toast.model';

const undo = () => {};

test.each<[string, ToastOrder, Partial<Toast>]>([
  ['plain', { text: 'Saved' }, { tone: 'neutral', durationMs: 6000, isUndoable: false }],
  ['with a way back', { text: 'Deleted', undo }, { durationMs: 8000, isUndoable: true, undo }],
  [
    'with a way on',
    { text: 'Liked', link: { label: 'Log in', to: '/login' } },
    { durationMs: 8000, isUndoable: false },
  ],
  ['of a tone', { text: 'Not saved', tone: 'danger' }, { tone: 'danger', durationMs: 6000 }],
  ['of its own time', { text: 'Deleted', undo, durationMs: 5000 }, { durationMs: 5000 }],
  ['until closed', { text: 'Offline', durationMs: Infinity }, { durationMs: Infinity }],
])('a message %s', (_name, order, expected) => {
  expect(toastOf(order, 'toast-1')).toMatchObject({ id: 'toast-1', text: order.text, ...expected });
});

const said = (...ids: string[]) => ids.map((id) => toastOf({ text: id }, id));
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id);

test.each([
  [[], []],
  [['a'], ['a']],
  [
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c'],
  ],
])('of %j are shown %j', (all, shown) => {
  expect(ids(onShow(said(...all)))).toEqual(shown);
});

test.each([
  ['b', ['a', 'c']],
  ['a', ['b', 'c']],
  ['nobody', ['a', 'b', 'c']],
])('without %s there are %j', (id, left) => {
  expect(ids(without(said('a', 'b', 'c'), id))).toEqual(left);
});

test('taking away what is not there changes nothing', () => {
  const all = said('a');
  expect(without(all, 'b')).toBe(all);
});
