import { Link } from '@nukkad/platform';
import type {
  ManuscriptEntry,
  ManuscriptState,
  ManuscriptsAnswer,
} from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import {
  buttonClass,
  type Column,
  EmptyState,
  linkClass,
  NoResultsDrawing,
  Select,
  Table,
} from '@nukkad/shared-ui';
import { AsyncView, PageLinks, SearchBox } from '@nukkad/vendor-kit';
import { useAddress } from '../../common/use-address';
import { ArticleScreen, NewArticleScreen } from './article.container';
import { stateIn } from './articles.model';
import styles from './articles.module.css';
import { useArticles } from './articles.queries';
import { text } from './articles.text';

/** List of articles, or the one named by the address. */
export function ArticlesPart() {
  const { asked } = useAddress();
  const article = asked('article');
  if (article === 'new') return <NewArticleScreen />;
  if (article !== null) return <ArticleScreen key={article} postId={article} />;
  return <ArticleList />;
}

const options = (['draft', 'scheduled', 'published'] as const).map((state) => ({
  value: state,
  label: text.states[state],
}));

function ArticleList() {
  const { asked, go, searchWith } = useAddress();
  const state = stateIn(asked('state'));
  const page = Math.max(1, Number.parseInt(asked('page') ?? '1', 10) || 1);
  const articles = useArticles({ state, q: asked('q'), page });
  return (
    <>
      <div className={styles.filters}>
        <SearchBox
          label={text.search}
          q={asked('q') ?? ''}
          onSearch={(q) => go({ q, page: null }, { replace: true })}
        />
        <Select<ManuscriptState>
          label={text.state}
          placeholder={text.all}
          options={options}
          value={state}
          onChange={(chosen) => go({ state: chosen, page: null })}
        />
        <Link className={buttonClass()} to={{ search: searchWith({ article: 'new' }) }}>
          {text.begin}
        </Link>
      </div>
      <AsyncView what={text.what} loaded={articles}>
        {(answer) => <Found answer={answer} searchWith={searchWith} />}
      </AsyncView>
    </>
  );
}

interface FoundProps {
  answer: ManuscriptsAnswer;
  searchWith: (changes: Record<string, string | null>) => string;
}

function Found({ answer, searchWith }: FoundProps) {
  if (answer.total === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <>
      <Table
        caption={text.caption}
        columns={columnsOf((id) => searchWith({ article: id }))}
        rows={answer.manuscripts}
        rowKey={({ _id }) => _id}
      />
      <PageLinks
        page={answer.page}
        totalPages={answer.totalPages}
        hrefOf={(to) => searchWith({ page: `${to}` })}
      />
    </>
  );
}

const columnsOf = (searchOf: (id: string) => string): readonly Column<ManuscriptEntry>[] => [
  {
    key: 'title',
    header: text.columns.title,
    cell: ({ _id, title }) => (
      <Link className={linkClass({ isStandalone: true })} to={{ search: searchOf(_id) }}>
        {title}
      </Link>
    ),
  },
  { key: 'topic', header: text.columns.topic, cell: ({ topic }) => localName(topic, 'topic') },
  { key: 'state', header: text.columns.state, cell: ({ state }) => text.states[state] },
  {
    key: 'out',
    header: text.columns.out,
    cell: ({ published }) => (published === null ? text.never : formatDateTime(published)),
  },
  {
    key: 'changed',
    header: text.columns.changed,
    cell: ({ changed }) => formatDateTime(changed),
  },
];
