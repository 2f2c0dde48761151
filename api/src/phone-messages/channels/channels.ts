import type { PhoneSettings } from '../../core/config/phone-settings';
import type { Settings } from '../../core/config/settings';
import type { ChannelName, PhoneChannel } from './channel';
import { gupshup } from './gupshup';
import { msg91 } from './msg91';
import { whatsapp } from './whatsapp';

export const channelNames: readonly ChannelName[] = ['whatsapp', 'sms'];

/** Channels by name; undefined for one that is not set up. */
export type PhoneChannels = Partial<Record<ChannelName, PhoneChannel>>;

/** The channels of these settings. Outside of production the others are tried out. */
export function channelsOf({
  production,
  phones,
}: Pick<Settings, 'production' | 'phones'>): PhoneChannels {
  const { sms, whatsapp: number, paise } = phones;
  const trial = (channel: ChannelName) => (production ? undefined : trialChannel(channel, phones));
  const found = {
    sms: sms ? smsProviders[sms.provider](sms, paise.sms) : trial('sms'),
    whatsapp: number ? whatsapp(number, paise.whatsapp) : trial('whatsapp'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, channel]) => channel));
}

const smsProviders = { msg91, gupshup } as const;

/** Accepts everything: `/dev/phone` shows what would be sent. */
function trialChannel(channel: ChannelName, { paise }: PhoneSettings): PhoneChannel {
  return {
    ...{ channel, provider: 'trial', isTrial: true },
    canSend: ({ content }) =>
      channel === 'sms'
        ? 'template' in content
        : !('template' in content && content.template === 'code'),
    costOf: () => paise[channel],
    send: async ({ id }) => `trial-${channel}-${id}`,
  };
}
