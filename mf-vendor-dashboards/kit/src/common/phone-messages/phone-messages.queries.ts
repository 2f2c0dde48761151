import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { PhoneChanges, PhoneSettings } from '@nukkad/platform/contract';

export const usePhoneSettings = () => useEndpoint('getPhoneSettings');

/** Each call rejects with an ApiError; on success the settings follow at once. */
export function usePhoneSettingsChanges() {
  const answers = useAnswers();
  const keep = (settings: PhoneSettings) =>
    answers.change('getPhoneSettings', undefined, () => settings);
  return {
    async sendCode(phone: string): Promise<void> {
      await api.call('sendPhoneCode', { body: { phone } });
    },
    async prove(otp: string): Promise<void> {
      keep(await api.call('provePhone', { body: { otp } }));
    },
    async change(body: PhoneChanges): Promise<void> {
      keep(await api.call('changePhoneSettings', { body }));
    },
    async forget(): Promise<void> {
      await api.call('removePhone');
      await answers.renew('getPhoneSettings');
    },
  };
}
