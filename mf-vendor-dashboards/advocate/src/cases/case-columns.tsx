import { Link } from '@nukkad/platform';
import type { CasesSort, LegalCase } from '@nukkad/platform/contract';
import { formatDate, formatDateTime } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { type Column, linkClass } from '@nukkad/shared-ui';
import { nothing } from '../common/case.text';
import { text } from './cases.text';
import { OutcomePill } from './record/outcome-pill';

const { columns } = text;
/** No-op comparator: the API has sorted the rows. */
const compare = () => 0;

export function columnsOf(
  path: string,
  zone: string,
): Column<LegalCase, CasesSort | 'category' | 'outcome'>[] {
  const cell = {
    title: ({ _id, title }: LegalCase) => (
      <Link className={linkClass({ isStandalone: true })} to={`${path}?case=${_id}`}>
        {title}
      </Link>
    ),
    next: ({ nextHearing }: LegalCase) =>
      nextHearing === null ? nothing : formatDateTime(nextHearing, zone),
  };
  return [
    { key: 'number', header: columns.number, cell: ({ number }) => number, compare },
    { key: 'title', header: columns.title, cell: cell.title, compare },
    { key: 'client', header: columns.client, cell: ({ client }) => client.name, compare },
    {
      key: 'category',
      header: columns.category,
      cell: ({ category }) => localName(category, 'case'),
    },
    { key: 'stage', header: columns.stage, cell: ({ stage }) => stage ?? nothing, compare },
    { key: 'next', header: columns.next, cell: cell.next, compare },
    { key: 'outcome', header: columns.outcome, cell: (one) => <OutcomePill of={one} /> },
    { key: 'opened', header: columns.opened, cell: (one) => formatDate(one.openedOn), compare },
  ];
}
