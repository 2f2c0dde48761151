import type { Loaded } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';
import { LazyPart } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { RenderWhenVisible } from '../common/page/render-when-visible';
import type { Installation } from './app/installation.store';
import styles from './below.module.css';
import { text } from './landing.text';

const lists = () => import(/* webpackChunkName: "landing-sections" */ './sections/sections');
const engagements = () =>
  import(/* webpackChunkName: "landing-engagements" */ './sections/engagements.container');
const faq = () => import(/* webpackChunkName: "landing-faq" */ './sections/faq.container');
const help = () => import(/* webpackChunkName: "landing-help" */ './help/help.container');

type Lists = Awaited<ReturnType<typeof lists>>;

interface Props {
  categories: Loaded<Category[]>;
  installation: Installation;
}

/** Everything below the categories, with placeholders. */
export function Below({ categories, installation }: Props) {
  return (
    <>
      <List room={styles.professions}>
        {({ ProfessionCards }) => <ProfessionCards categories={categories} />}
      </List>
      <RenderWhenVisible className={styles.engagements}>
        <LazyPart load={engagements} what={text.parts.engagements}>
          {({ Engagements }) => <Engagements />}
        </LazyPart>
      </RenderWhenVisible>
      <List room={styles.searches}>{({ Searches }) => <Searches />}</List>
      <List room={styles.locations}>{({ Locations }) => <Locations />}</List>
      <List room={styles.mostViewed}>{({ MostViewed }) => <MostViewed />}</List>
      <List room={styles.campaigns}>{({ Campaigns }) => <Campaigns />}</List>
      <List room={styles.blogs}>{({ Blogs }) => <Blogs />}</List>
      <RenderWhenVisible className={styles.questions}>
        <LazyPart load={faq} what={text.parts.questions}>
          {({ HomeFaq }) => <HomeFaq />}
        </LazyPart>
      </RenderWhenVisible>
      <List room={styles.stories}>{({ Stories }) => <Stories />}</List>
      <RenderWhenVisible className={styles.help}>
        <LazyPart load={help} what={text.parts.help}>
          {({ Help }) => <Help />}
        </LazyPart>
      </RenderWhenVisible>
      {installation !== 'installed' && (
        <List room={styles.app}>
          {({ AppBanner }) => <AppBanner installation={installation} />}
        </List>
      )}
    </>
  );
}

interface ListProps {
  /** Class that reserves the section's height. */
  room: string | undefined;
  children: (lists: Lists) => ReactNode;
}

function List({ room, children }: ListProps) {
  return (
    <RenderWhenVisible className={room}>
      <LazyPart load={lists} what={text.parts.lists}>
        {children}
      </LazyPart>
    </RenderWhenVisible>
  );
}
