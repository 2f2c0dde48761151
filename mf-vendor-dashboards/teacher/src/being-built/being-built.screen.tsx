import { Link, usePage } from '@nukkad/platform';
import { BeingBuilt, buttonClass } from '@nukkad/shared-ui';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { text } from './being-built.text';

export function Screen() {
  usePage({ title: text.title });
  return (
    <DashboardFrame>
      <BeingBuilt heading={text.title} what={text.promise} mark={text.mark}>
        <Link to="/homepage" className={buttonClass({ tone: 'primary' })}>
          {text.home}
        </Link>
      </BeingBuilt>
    </DashboardFrame>
  );
}
