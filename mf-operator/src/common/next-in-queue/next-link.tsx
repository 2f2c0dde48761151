import { Link } from '@nukkad/platform';
import { ArrowRightIcon, linkClass } from '@nukkad/shared-ui';
import type { ComponentProps } from 'react';
import { text } from './next-in-queue.text';

interface Props {
  to: ComponentProps<typeof Link>['to'];
  /** Name of the entry. */
  name: string;
}

/** Leads from a decided case to the next one. */
export function NextLink({ to, name }: Props) {
  return (
    <Link className={linkClass({ isStandalone: true })} to={to}>
      {text.next(name)} <ArrowRightIcon size={16} />
    </Link>
  );
}
