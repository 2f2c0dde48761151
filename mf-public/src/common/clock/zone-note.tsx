import { zoneSuffix } from '@nukkad/platform/format';
import * as text from '../common.text';
import { useNow } from './use-now';

/** Tells readers in other zones that times are in IST. */
export function ZoneNote({ className }: { className: string | undefined }) {
  const now = useNow();
  if (now === null || zoneSuffix(now) === '') return null;
  return <p className={className}>{text.zone}</p>;
}
