import { keepFocus, toast, useNavigate, useSearchParams } from '@nukkad/platform';
import type { Client, ClientsAnswer, ClientsQuery } from '@nukkad/platform/contract';
import { Button, type Column, EmptyState, NoResultsDrawing } from '@nukkad/shared-ui';
import { searchWith } from '../common/list/page.model';
import { PageLinks } from '../common/list/page-links';
import { AsyncView } from '../common/page/async-view';
import { RoomPage } from '../common/page/room-page';
import { runWithToast } from '../common/saving/run-with-toast';
import { LinkRequests } from './links/link-requests.container';
import { queryIn, resetting, shownIn, sortChanges, sortingIn } from './list/clients.model';
import styles from './list/clients.module.css';
import { useClientChanges, useClients } from './list/clients.queries';
import { type ClientsWords, text } from './list/clients.text';
import { ClientsFilters } from './list/clients-filters';
import { type ClientAction, ClientsTable } from './list/clients-table';
import { ClientDrawer } from './record/client-drawer.container';
import { ChangedClient, NewClient } from './record/client-editor.container';

interface Props {
  text: ClientsWords;
  /** Inserted before the last column, for example a student's progress. */
  extraColumns?: readonly Column<Client>[];
}

const none: readonly Column<Client>[] = [];

/**
 * Client list of a practice, in the profession's own words. Search, filter, order, page and the
 * open client, `?client=`, are in the URL.
 *
 * @example <ClientsRoom text={patientsText} />
 */
export function ClientsRoom({ text: words, extraColumns = none }: Props) {
  const [params] = useSearchParams();
  const go = useAddress(params);
  const query = queryIn(params);
  const clients = useClients(query);
  const count = clients.state === 'ready' ? clients.value.total : undefined;
  const addButton = <Button onClick={() => go({ add: 'new' })}>{words.add}</Button>;
  return (
    <RoomPage title={words.title} count={count} actions={addButton}>
      <LinkRequests />
      <ClientsFilters
        words={words}
        q={query.q ?? ''}
        shown={shownIn(query)}
        onSearch={(q) => go({ q }, { replace: true })}
        onShow={(status) => go({ status })}
      />
      <AsyncView what={words.many} loaded={clients}>
        {(answer) => <List {...{ words, extraColumns, query, answer, go, params }} />}
      </AsyncView>
      <Opened {...{ words, params, go }} />
    </RoomPage>
  );
}

type Go = (changes: Record<string, string | null>, how?: { replace: boolean }) => void;

function useAddress(params: URLSearchParams): Go {
  const navigate = useNavigate();
  return (changes, how) =>
    navigate({ search: searchWith(params, changes, resetting) }, { ...how, state: keepFocus });
}

interface ListProps extends Required<Omit<Props, 'text'>> {
  words: ClientsWords;
  query: ClientsQuery;
  answer: ClientsAnswer;
  params: URLSearchParams;
  go: Go;
}

function List({ words, extraColumns, query, answer, params, go }: ListProps) {
  const put = useArchive();
  const actions: Record<ClientAction, (client: Client) => unknown> = {
    view: ({ _id }) => go({ client: _id }),
    edit: ({ _id }) => go({ client: _id, edit: 'yes' }),
    archive: put.away,
    restore: put.back,
  };
  if (answer.clients.length === 0) return <Nothing {...{ words, query, go }} />;
  return (
    <>
      <ClientsTable
        {...{ words, extraColumns }}
        clients={answer.clients}
        sorting={sortingIn(query)}
        onSort={(sorting) => go(sortChanges(sorting))}
        onDo={(action, client) => actions[action](client)}
      />
      <PageLinks
        page={answer.page}
        totalPages={answer.totalPages}
        hrefOf={(page) => searchWith(params, { page: String(page) })}
      />
    </>
  );
}

function Nothing({ words, query, go }: Pick<ListProps, 'words' | 'query' | 'go'>) {
  const { sort: _, direction: __, ...asked } = query;
  const showAll = () => go({ q: null, status: null, page: null });
  return (
    <div className={styles.nothing}>
      {Object.keys(asked).length === 0 ? (
        <EmptyState
          drawing={<NoResultsDrawing />}
          title={text.none(words.many)}
          why={text.noneWhy(words.one)}
        />
      ) : (
        <EmptyState
          drawing={<NoResultsDrawing />}
          title={text.nothingFound(words.many)}
          why={text.nothingFoundWhy}
        >
          <Button tone="secondary" onClick={showAll}>
            {text.showAll}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

/** Archives or restores a record; the toast offers undo. */
function useArchive() {
  const { archive, restore } = useClientChanges();
  const away = async ({ _id, name }: Client) => {
    if (!(await runWithToast(text.archiving(name), () => archive(_id)))) return;
    const undo = () => void runWithToast(text.restoring(name), () => restore(_id));
    toast({ text: text.isArchived(name), undo });
  };
  const back = async ({ _id, name }: Client) => {
    if (!(await runWithToast(text.restoring(name), () => restore(_id)))) return;
    const undo = () => void runWithToast(text.archiving(name), () => archive(_id));
    toast({ text: text.isRestored(name), undo });
  };
  return { away, back };
}

type OpenedProps = Pick<ListProps, 'words' | 'params' | 'go'>;

function Opened({ words, params, go }: OpenedProps) {
  const client = params.get('client');
  const close = () => go({ client: null, edit: null, add: null });
  if (params.has('add')) return <NewClient words={words} onClose={close} />;
  if (client === null) return null;
  if (params.has('edit')) {
    return <ChangedClient key={client} words={words} clientId={client} onClose={close} />;
  }
  return (
    <ClientDrawer
      key={client}
      words={words}
      clientId={client}
      onEdit={() => go({ edit: 'yes' })}
      onClose={close}
    />
  );
}
