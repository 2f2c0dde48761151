import { Container, JaaliMotif } from '@nukkad/shared-ui';
import styles from './hero.module.css';
import { text } from './landing.text';
import { Search } from './search/search';

export function Hero() {
  return (
    <section className={styles.hero}>
      <JaaliMotif />
      <Container className={styles.words}>
        <h1 className={styles.heading}>{text.heading}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <div className={styles.search}>
          <Search />
        </div>
      </Container>
    </section>
  );
}
