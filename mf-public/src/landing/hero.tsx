import { useLocality } from '@nukkad/platform';
import { Container, JaaliMotif, SearchBar } from '@nukkad/shared-ui';
import styles from './hero.module.css';
import { text } from './landing.text';

interface Props {
  onSearch: (term: string, place: string) => void;
}

export function Hero({ onSearch }: Props) {
  const { place } = useLocality();
  return (
    <section className={styles.hero}>
      <JaaliMotif />
      <Container className={styles.words}>
        <h1 className={styles.heading}>{text.heading}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <div className={styles.search}>
          <SearchBar
            action="/engineers"
            where={{ name: 'loc', label: text.where, placeholder: place.name }}
            what={{ name: 'q', label: text.what, placeholder: text.whatHint }}
            onSearch={onSearch}
          />
        </div>
      </Container>
    </section>
  );
}
