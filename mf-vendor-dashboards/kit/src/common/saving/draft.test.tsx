import { session } from '@nukkad/platform';
import { aToken } from '@nukkad/platform/testing';
import { act, renderHook } from '@testing-library/react';
import { useDraft } from './draft';

const enter = (userId: string) =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId }));
const draft = (form = 'support') =>
  renderHook(() => useDraft(form, { message: '', stars: null })).result.current;

beforeEach(() => {
  window.sessionStorage.clear();
  enter('user-1');
});

test('what was begun is there again after a login, and gone once it is stored', () => {
  draft().keep({ message: 'Half a', stars: null });
  act(() => session.end('expired'));
  enter('user-1');
  expect(draft()).toMatchObject({ values: { message: 'Half a' }, isKept: true });
  draft().drop();
  expect(draft()).toMatchObject({ values: { message: '' }, isKept: false });
});

test('what is kept while the session ends is still the person’s', () => {
  const { result } = renderHook(() => useDraft('support', { message: '' }));
  act(() => session.end('expired'));
  act(() => result.current.keep({ message: 'Late' }));
  enter('user-1');
  expect(draft().values.message).toBe('Late');
});

test('nobody finds another’s draft, nor another form’s', () => {
  draft().keep({ message: 'Mine', stars: null });
  expect(draft('review:1').isKept).toBe(false);
  enter('user-2');
  expect(draft().isKept).toBe(false);
});

test.each(['not json', '[]', '{"message":7,"other":"x"}', 'null'])(
  'of %s nothing is taken that the form does not ask for',
  (stored) => {
    window.sessionStorage.setItem('nukkad-draft:user-1:support', stored);
    expect(draft().values).toEqual({ message: '', stars: null });
  },
);

test('who logs out leaves nothing behind', () => {
  draft().keep({ message: 'Mine', stars: null });
  window.sessionStorage.setItem('other', '1');
  act(() => session.end('signed-out'));
  expect(Object.keys(window.sessionStorage)).toEqual(['other']);
});
