import { somePhoneSettings } from '@nukkad/platform/testing';
import { changesOf, isOn, preferencesOf } from './phone-messages.model';

test('of the consents those that differ are sent', () => {
  const settings = somePhoneSettings();
  const typed = preferencesOf(settings);
  expect(changesOf(settings, typed)).toEqual({
    ...{ first: 'whatsapp', quietFrom: 21, quietUntil: 8 },
    consents: [],
  });
  const agreed = { ...typed.agreed, 'sms-reminders': true };
  expect(changesOf(settings, { ...typed, quietFrom: '22', agreed })).toMatchObject({
    quietFrom: 22,
    consents: [{ channel: 'sms', kind: 'reminders', isGiven: true }],
  });
});

test('a channel is on where it is set up or tried out', () => {
  const settings = somePhoneSettings({
    channels: [
      { channel: 'whatsapp', state: 'trial' },
      { channel: 'sms', state: 'off' },
    ],
  });
  expect([isOn(settings, 'whatsapp'), isOn(settings, 'sms')]).toEqual([true, false]);
});
