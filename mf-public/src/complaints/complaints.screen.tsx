import { usePage } from '@nukkad/platform';
import { Suspense } from 'react';
import { ListPage } from '../common/article/list-page';
import * as common from '../common/common.text';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { useOrigin } from '../common/page/origin';
import styles from './complaints.module.css';
import { text } from './complaints.text';
import { List } from './list.container';
import { Own } from './own.container';
import { Write } from './write/write.container';

const trail = [
  { label: common.home, to: '/' },
  { label: text.root, to: '/officers' },
  { label: text.title },
];

export function Screen() {
  usePage({
    title: text.title,
    description: text.intro,
    canonical: '/complaints',
    data: [breadcrumbData(useOrigin(), trail)],
  });
  return (
    <ListPage trail={trail} title={text.title} intro={text.intro}>
      <section className={styles.write} aria-labelledby="write-complaint">
        <h2 id="write-complaint">{text.write}</h2>
        {/* The form is taken over after the rest of the page, in a task of its own. */}
        <Suspense>
          <Write />
        </Suspense>
      </section>
      <Own />
      <List />
    </ListPage>
  );
}
