import type { Client, ClientsSort } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import {
  type Column,
  Menu,
  type MenuChoice,
  type Sorting,
  StatusPill,
  Table,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from './clients.module.css';
import { type ClientsWords, text } from './clients.text';
import { statusIcons } from './status-icons';

/** What can be done with a row. */
export type ClientAction = 'view' | 'edit' | 'archive' | 'restore';

interface Props {
  words: ClientsWords;
  clients: readonly Client[];
  extraColumns: readonly Column<Client>[];
  sorting: Sorting<ClientsSort> | undefined;
  onSort: (sorting: Sorting) => void;
  onDo: (action: ClientAction, client: Client) => void;
}

export function ClientsTable({ words, clients, extraColumns, sorting, onSort, onDo }: Props) {
  const columns = [
    ...documented(words, (client) => onDo('view', client)),
    ...extraColumns,
    {
      key: 'action',
      header: words.columns.action,
      align: 'end' as const,
      cell: (client: Client) => <RowMenu client={client} onDo={onDo} />,
    },
  ];
  return (
    <Table<Client, string>
      caption={words.title}
      columns={columns}
      rows={clients}
      rowKey={({ _id }) => _id}
      sorting={sorting}
      onSort={onSort}
    />
  );
}

// No-op comparator: the API sorts across pages, so the table must not reorder one page.
const asTheyCame = () => 0;

function documented(words: ClientsWords, view: (client: Client) => void): Column<Client>[] {
  const column = (key: ClientsSort, cell: (client: Client) => ReactNode): Column<Client> => {
    return { key, header: words.columns[key], cell, compare: asTheyCame };
  };
  return [
    column('number', ({ number }) => <span className={styles.number}>{number}</span>),
    column('name', (client) => (
      <button type="button" className={styles.open} onClick={() => view(client)}>
        {client.name}
      </button>
    )),
    column('date', ({ registeredOn }) => formatDate(registeredOn)),
    column('gender', ({ gender }) => (gender ? localName(gender) : '–')),
    column('concern', ({ concern }) => (concern ? localName(concern) : '–')),
    column('status', ({ status }) => {
      const { tone, icon } = statusIcons[status];
      return (
        <StatusPill tone={tone} icon={icon}>
          {words.statuses[status]}
        </StatusPill>
      );
    }),
  ];
}

function RowMenu({ client, onDo }: { client: Client } & Pick<Props, 'onDo'>) {
  const last: MenuChoice = client.isArchived
    ? { key: 'restore', label: text.restore }
    : { key: 'archive', label: text.archive };
  const items = [{ key: 'view', label: text.view }, { key: 'edit', label: text.edit }, last];
  return (
    <Menu
      label={text.actionsOf(client.name)}
      tone="ghost"
      size="small"
      items={items}
      onChoose={(key) => onDo(key as ClientAction, client)}
    >
      <span aria-hidden="true">⋯</span>
    </Menu>
  );
}
