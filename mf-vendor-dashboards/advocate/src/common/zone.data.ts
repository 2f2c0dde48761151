import { useEndpoint } from '@nukkad/platform';

const INDIA = 'Asia/Kolkata';

/** By whose clocks the practice goes; India's until that is known. */
export function useZone(): string {
  const settings = useEndpoint('getPracticeSettings');
  return settings.state === 'ready' ? settings.value.availability.timeZone : INDIA;
}
