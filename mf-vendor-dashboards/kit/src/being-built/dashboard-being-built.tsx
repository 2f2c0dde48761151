import { Link, usePage } from '@nukkad/platform';
import { BeingBuilt, buttonClass } from '@nukkad/shared-ui';
import { BareFrame } from '../frame/bare-frame';
import { text } from './being-built.text';

interface Props {
  title: string;
  /** What will be here, in one sentence. */
  promise: string;
}

/**
 * A dashboard whose team has not built it yet: says so inside the dashboard frame.
 *
 * @example <DashboardBeingBuilt title={text.title} promise={text.promise} />
 */
export function DashboardBeingBuilt({ title, promise }: Props) {
  usePage({ title });
  return (
    <BareFrame>
      <BeingBuilt heading={title} what={promise} mark={text.mark}>
        <Link to="/homepage" className={buttonClass({ tone: 'primary' })}>
          {text.home}
        </Link>
      </BeingBuilt>
    </BareFrame>
  );
}
