import { formatViewerDateTime } from '@nukkad/platform/format';

export const text = {
  label: 'Connection',
  offline:
    'You are offline. What you opened lately can be read here; everything else needs a connection.',
  offlineSince: (at: string) =>
    `You are offline. You see what was loaded on ${formatViewerDateTime(at)}; booking and everything else needs a connection.`,
  unreachable: (at: string) =>
    `Nukkad cannot be reached. You see what was loaded on ${formatViewerDateTime(at)}; booking and everything else needs a connection.`,
  reload: 'Load again',
};
