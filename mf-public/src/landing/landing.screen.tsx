import { Link, type ScreenProps, usePage } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { buttonClass, Container, LazyPart, Notice } from '@nukkad/shared-ui';
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

export function Screen({ isUnknown }: ScreenProps) {
  const origin = useOrigin();
  usePage(
    isUnknown
      ? { title: messages.pageNotFound, robots: 'noindex' }
      : {
          title: text.title,
          description: text.description,
          canonical: '/',
          data: homeData(origin, text.description),
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
        {isFirstHere && <Below categories={categories} installation={installation} />}
        <Invitation />
      </Container>
    </>
  );
}

function NotFoundNotice() {
  return (
    <Container className={styles.notice}>
      <Notice title={messages.pageNotFound}>{text.notFoundWhy}</Notice>
    </Container>
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
