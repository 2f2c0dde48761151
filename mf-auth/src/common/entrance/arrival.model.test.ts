import { arrivalOf } from './arrival.model';

const nothing = {
  email: null,
  fullName: null,
  from: null,
  profession: null,
  existed: false,
  retryAfter: null,
  hasNewPassword: false,
  passkeysRemoved: [],
  passkeysKept: [],
};

test.each([
  [null, nothing],
  ['text', nothing],
  [{ email: '', from: 7, existed: 'yes' }, nothing],
  [{ email: 'meera@example.in' }, { ...nothing, email: 'meera@example.in' }],
  [{ fullName: 'Meera Iyer' }, { ...nothing, fullName: 'Meera Iyer' }],
  [{ retryAfter: 25 }, { ...nothing, retryAfter: 25 }],
  [{ retryAfter: '25' }, nothing],
  [{ profession: 'Govt Officer' }, { ...nothing, profession: 'govt officer' }],
  [{ from: '/profile?a=1' }, { ...nothing, from: '/profile?a=1' }],
  [{ from: 'https://elsewhere.example' }, nothing],
  [{ from: '//elsewhere.example' }, nothing],
  [{ from: '/\\elsewhere.example' }, nothing],
  [
    { existed: true, hasNewPassword: true },
    { ...nothing, existed: true, hasNewPassword: true },
  ],
  [{ passkeysRemoved: ['iPhone', 7, ''] }, { ...nothing, passkeysRemoved: ['iPhone'] }],
  [{ passkeysKept: 'iPhone' }, nothing],
])('%j', (state, arrival) => {
  expect(arrivalOf(state)).toEqual(arrival);
});
