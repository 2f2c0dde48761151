import { Tabs } from '@nukkad/shared-ui';
import { RoomPage } from '@nukkad/vendor-kit';
import type { ReactNode } from 'react';
import { useAddress } from '../common/use-address';
import { ArticlesPart } from './articles/articles.container';
import { BannerPart } from './banner/banner.container';
import styles from './editorial.module.css';
import { text } from './editorial.text';
import { FaqPart } from './faq/faq.container';
import { OfficesPart } from './offices/offices.container';
import { PaidPlacesPart } from './paid-places/paid-places.container';
import { TranslationsPart } from './translations/translations.container';

/** Parts are spaced apart. */
const part = (content: ReactNode) => <div className={styles.part}>{content}</div>;

const parts = [
  { key: 'articles', label: text.parts.articles, content: part(<ArticlesPart />) },
  { key: 'faq', label: text.parts.faq, content: part(<FaqPart />) },
  { key: 'banner', label: text.parts.banner, content: part(<BannerPart />) },
  { key: 'offices', label: text.parts.offices, content: part(<OfficesPart />) },
  { key: 'paid', label: text.parts.paid, content: part(<PaidPlacesPart />) },
  { key: 'translations', label: text.parts.translations, content: part(<TranslationsPart />) },
];

/** Editorial content of the site. */
export function Screen() {
  const { asked, go } = useAddress();
  const selected = parts.find(({ key }) => key === asked('part')) ?? parts[0];
  const elsewhere = { article: null, state: null, q: null, page: null, key: null, item: null };
  return (
    <RoomPage title={text.room}>
      <Tabs
        label={text.room}
        items={parts}
        selected={selected?.key ?? ''}
        onSelect={(part) => go({ ...elsewhere, part })}
      />
    </RoomPage>
  );
}
