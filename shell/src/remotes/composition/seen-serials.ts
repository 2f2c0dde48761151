import { safeStorage } from '@nukkad/platform';
import { serialsKey } from '@nukkad/platform/contract';

const device = safeStorage(() => window.localStorage);

/** The newest serial of a channel seen on this device; 0 for none. */
export function seenSerial(channel: string): number {
  return allSeen().get(channel) ?? 0;
}

/** Stores a serial, replacing any other. */
export function noteSerial(channel: string, serial: number): void {
  const seen = allSeen().set(channel, serial);
  device.set(serialsKey, JSON.stringify(Object.fromEntries(seen)));
}

function allSeen(): Map<string, number> {
  try {
    const seen = Object.entries(JSON.parse(device.get(serialsKey) ?? '{}'));
    return new Map(seen.filter((one): one is [string, number] => Number.isInteger(one[1])));
  } catch {
    return new Map();
  }
}
