import { messages } from '@nukkad/platform/contract';
import { customersShown, registeredStorage } from './register.model';

test.each([
  [0, '500'],
  [500, '500'],
  [501, '501'],
  [123_456, '1,23,456'],
])('%d customers read %s', (count, shown) => {
  expect(customersShown(count)).toBe(shown);
});

test('an account that existed leaves nothing', () => {
  expect(registeredStorage('meera@example.in', { message: messages.existsUnverified })).toBeNull();
});
