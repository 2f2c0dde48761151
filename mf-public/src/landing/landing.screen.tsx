import { Link, type ScreenProps, usePage } from '@nukkad/platform';
import { type Faq, messages } from '@nukkad/platform/contract';
import { buttonClass, Container, LazyPart, Notice } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useCategories } from '../common/categories.queries';
import { useOrigin } from '../common/page/origin';
import { RenderWhenVisible } from '../common/page/render-when-visible';
import { useInstallation } from './app/installation.store';
import { Below } from './below';
import { Categories } from './categories';
import { Hero } from './hero';
import { homeData } from './landing.model';
import styles from './landing.module.css';
import { text } from './landing.text';

const banner = () => import(/* webpackChunkName: "landing-banner" */ './banner/banner.container');

const nothingAsked: readonly Faq[] = [];

export function Screen({ isUnknown }: ScreenProps) {
  const [questions, setQuestions] = useState(nothingAsked);
  const origin = useOrigin();
  usePage(
    isUnknown
      ? { title: messages.pageNotFound }
      : {
          title: text.title,
          description: text.description,
          canonical: '/',
          data: homeData(origin, text.description, questions),
        },
  );
  const categories = useCategories();
  const installation = useInstallation();
  // The first view comes first; the rest would compete for bandwidth.
  const isFirstHere = categories.state !== 'loading';
  return (
    <>
      {isUnknown && <NotFoundNotice />}
      <Hero />
      <Container className={styles.sections}>
        <div className={styles.banner}>
          {isFirstHere && (
            <RenderWhenVisible className={styles.banner}>
              <LazyPart load={banner} what={text.parts.banner}>
                {({ Banner }) => <Banner />}
              </LazyPart>
            </RenderWhenVisible>
          )}
        </div>
        <Categories categories={categories} />
        {isFirstHere && (
          <Below categories={categories} onQuestions={setQuestions} installation={installation} />
        )}
        <Invitation />
      </Container>
    </>
  );
}

function NotFoundNotice() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Container className={styles.notice}>
        <Notice title={messages.pageNotFound}>{text.notFoundWhy}</Notice>
      </Container>
    </>
  );
}

function Invitation() {
  return (
    <section className={styles.invitation}>
      <div className={styles.words}>
        <h2>{text.forProfessionals}</h2>
        <p className={styles.muted}>{text.forProfessionalsWhy}</p>
      </div>
      <Link className={buttonClass({ tone: 'secondary', size: 'large' })} to="/list-yourself">
        {text.listYourself}
      </Link>
    </section>
  );
}
