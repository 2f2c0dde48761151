import { Link, usePage } from '@nukkad/platform';
import { buttonClass, EmptyState } from '@nukkad/shared-ui';
import { Panel } from '../common/panel';
import { type OwnPage, ownPath } from './vendor-gate.model';
import { text } from './vendor-gate.text';

/** No vendor remote is available. */
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

/** The page belongs to another profession than the account's. */
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
