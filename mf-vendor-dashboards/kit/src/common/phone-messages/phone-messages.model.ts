import type { PhoneChanges, PhoneSettings } from '@nukkad/platform/contract';

/** The form's values: consents by channel and kind, hours as text. */
export interface Preferences {
  first: PhoneSettings['first'];
  quietFrom: string;
  quietUntil: string;
  agreed: Record<string, boolean>;
}

type Consent = PhoneSettings['consents'][number];

/** Name of a consent within the form. */
export const consentName = ({ channel, kind }: Pick<Consent, 'channel' | 'kind'>): string =>
  `${channel}-${kind}`;

export const preferencesOf = (settings: PhoneSettings): Preferences => ({
  first: settings.first,
  quietFrom: String(settings.quietFrom),
  quietUntil: String(settings.quietUntil),
  agreed: Object.fromEntries(settings.consents.map((one) => [consentName(one), one.isGiven])),
});

/** What is sent: of the consents those that differ. */
export const changesOf = (settings: PhoneSettings, typed: Preferences): PhoneChanges => ({
  first: typed.first,
  quietFrom: Number(typed.quietFrom),
  quietUntil: Number(typed.quietUntil),
  consents: settings.consents
    .map(({ channel, kind, isGiven }) => {
      const agreed = typed.agreed[consentName({ channel, kind })] ?? false;
      return { channel, kind, isGiven: agreed, isSame: agreed === isGiven };
    })
    .filter(({ isSame }) => !isSame)
    .map(({ isSame: _same, ...consent }) => consent),
});

export const isOn = (settings: PhoneSettings, channel: Consent['channel']): boolean =>
  settings.channels.some((one) => one.channel === channel && one.state !== 'off');
