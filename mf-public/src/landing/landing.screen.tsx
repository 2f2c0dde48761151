import { Link, type ScreenProps, useNavigate, usePage } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { buttonClass, Container, Notice } from '@nukkad/shared-ui';
import { useCategories } from '../common/categories.data';
import { Categories } from './categories';
import { Hero } from './hero';
import { searchAddress } from './landing.model';
import styles from './landing.module.css';
import { text } from './landing.text';

export function Screen({ isUnknown }: ScreenProps) {
  usePage({ title: isUnknown ? messages.pageNotFound : text.title });
  const categories = useCategories();
  const navigate = useNavigate();
  const search = (term: string, place: string) => {
    const address = searchAddress(term, place);
    if (address !== null) navigate(address);
  };
  return (
    <>
      {isUnknown && (
        <>
          <meta name="robots" content="noindex" />
          <Container className={styles.notice}>
            <Notice title={messages.pageNotFound}>{text.notFoundWhy}</Notice>
          </Container>
        </>
      )}
      <Hero onSearch={search} />
      <Container className={styles.sections}>
        <Categories categories={categories} />
        <section className={styles.invitation}>
          <div className={styles.words}>
            <h2>{text.forProfessionals}</h2>
            <p className={styles.muted}>{text.forProfessionalsWhy}</p>
          </div>
          <Link className={buttonClass({ tone: 'secondary', size: 'large' })} to="/list-yourself">
            {text.listYourself}
          </Link>
        </section>
      </Container>
    </>
  );
}
