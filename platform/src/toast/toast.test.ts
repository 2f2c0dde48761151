import { createToasts } from './toast';

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.get().map(({ text }) => text);

test('three are shown, the fourth comes when one of them goes', () => {
  const toasts = createToasts();
  const first = toasts.say({ text: 'one' });
  for (const text of ['two', 'three', 'four']) toasts.say({ text });
  expect(texts(toasts)).toEqual(['one', 'two', 'three']);
  toasts.dismiss(first);
  expect(texts(toasts)).toEqual(['two', 'three', 'four']);
});

test('one that waits can be taken away before it is ever shown', () => {
  const toasts = createToasts();
  const [first] = ['one', 'two', 'three'].map((text) => toasts.say({ text }));
  toasts.dismiss(toasts.say({ text: 'four' }));
  toasts.say({ text: 'five' });
  toasts.dismiss(first!);
  expect(texts(toasts)).toEqual(['two', 'three', 'five']);
});

test('undo takes back once, however often it is pressed', () => {
  const toasts = createToasts();
  const undo = jest.fn(() => expect(toasts.get()).toEqual([]));
  const id = toasts.say({ text: 'Deleted', undo });
  toasts.undo(id);
  toasts.undo(id);
  expect(undo).toHaveBeenCalledTimes(1);
});

test('a message that was dismissed cannot be undone any more', () => {
  const toasts = createToasts();
  const undo = jest.fn();
  const id = toasts.say({ text: 'Deleted', undo });
  toasts.dismiss(id);
  toasts.undo(id);
  expect(undo).not.toHaveBeenCalled();
});

test('what a message says on its way out is shown as well', () => {
  const toasts = createToasts();
  const id = toasts.say({ text: 'Deleted', undo: () => toasts.say({ text: 'Restored' }) });
  toasts.undo(id);
  expect(texts(toasts)).toEqual(['Restored']);
});

test('the list is the same until what is shown changes', () => {
  const toasts = createToasts();
  for (const text of ['one', 'two', 'three']) toasts.say({ text });
  const before = toasts.get();
  toasts.dismiss('nobody');
  toasts.say({ text: 'four' });
  expect(toasts.get()).toBe(before);
});
