import type { Notification, PushChanges, PushState } from '@nukkad/platform/contract';

type Kind = Notification['kind'];

/** Kinds of notifications, those of most people first. */
export const kinds: readonly Kind[] = [
  ...(['booking', 'waitlist', 'message', 'payment', 'review', 'question'] as const),
  ...(['support', 'complaint', 'campaign', 'release'] as const),
];

/** The form's values: which kinds are shown, hours as text. */
export interface Preferences {
  shown: Record<string, boolean>;
  quietFrom: string;
  quietUntil: string;
}

export const preferencesOf = ({ muted, quietFrom, quietUntil }: PushState): Preferences => ({
  shown: Object.fromEntries(kinds.map((kind) => [kind, !muted.includes(kind)])),
  quietFrom: String(quietFrom),
  quietUntil: String(quietUntil),
});

export const changesOf = ({ shown, quietFrom, quietUntil }: Preferences): PushChanges => ({
  muted: kinds.filter((kind) => shown[kind] === false),
  quietFrom: Number(quietFrom),
  quietUntil: Number(quietUntil),
});
