import { addressOf, notificationOf } from './push.model';

const message = {
  ...{ id: 'n1', title: 'Moved', text: 'Your appointment is at ten.' },
  ...{ link: '/profile?section=appointments', language: 'en-IN' },
};

test('a message is shown with its words, and leads to its page', () => {
  expect(notificationOf(JSON.stringify(message))).toEqual({
    title: 'Moved',
    options: {
      ...{ body: 'Your appointment is at ten.', icon: '/icon-192.png', tag: 'n1' },
      ...{ lang: 'en-IN', data: '/profile?section=appointments' },
    },
  });
});

test('its words are marked with their language', () => {
  const { options } = notificationOf(JSON.stringify({ ...message, language: 'hi' }));
  expect(options.lang).toBe('hi-IN');
});

test.each(['', 'null', '{', '{"title":"Moved"}', '[]'])('%j is shown as something', (text) => {
  expect(notificationOf(text)).toMatchObject({ title: 'Nukkad', options: { data: '/' } });
});

test.each([
  ['/profile?section=messages', '/profile?section=messages'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  [undefined, '/'],
])('%j opens %j', (sent, address) => {
  expect(addressOf(sent)).toBe(address);
});
