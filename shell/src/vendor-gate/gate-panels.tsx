import { Link, usePage } from '@nukkad/platform';
import { buttonClass, EmptyState } from '@nukkad/shared-ui';
import { Panel } from '../common/panel';
import { type OwnPage, ownPath } from './vendor-gate.model';
import { text } from './vendor-gate.text';

/** There is nothing to choose from. */
export function NoDashboards() {
  return (
    <Panel>
      <EmptyState title={text.none} why={text.noneNext}>
        <Link to="/" className={buttonClass({ tone: 'primary' })}>
          {text.home}
        </Link>
      </EmptyState>
    </Panel>
  );
}

/** The page is another profession's than the account's. */
export function OtherProfessionPanel({ own, page }: { own: string | null; page: OwnPage }) {
  usePage({ title: text.otherProfession });
  return (
    <Panel>
      <EmptyState level={1} title={text.otherProfession} why={text.otherProfessionWhy}>
        <Link to={ownPath(own, page)} className={buttonClass({ tone: 'primary' })}>
          {page === 'dashboard' ? text.ownDashboard : text.ownOnboarding}
        </Link>
      </EmptyState>
    </Panel>
  );
}
