import { Button, Container, JaaliMotif, MapPinIcon, SearchIcon } from '@nukkad/shared-ui';
import { type SubmitEvent, useId } from 'react';
import styles from './hero.module.css';
import { text } from './landing.text';

interface Props {
  onSearch: (term: string, place: string) => void;
}

export function Hero({ onSearch }: Props) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    onSearch(textIn(elements.namedItem('q')), textIn(elements.namedItem('loc')));
  };
  return (
    <section className={styles.hero}>
      <JaaliMotif />
      <Container className={styles.words}>
        <h1 className={styles.heading}>{text.heading}</h1>
        <p className={styles.lead}>{text.lead}</p>
        {/* Address and names make the form work before the page is alive. */}
        {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search> */}
        <form role="search" className={styles.search} action="/engineers" onSubmit={submit}>
          <div className={styles.part}>
            <MapPinIcon size={20} />
            <div className={styles.field}>
              <label className={styles.label} htmlFor={`${id}place`}>
                {text.where}
              </label>
              <input
                className={styles.input}
                id={`${id}place`}
                name="loc"
                autoComplete="address-level2"
                placeholder={text.whereHint}
              />
            </div>
          </div>
          <div className={styles.part}>
            <SearchIcon size={20} />
            <div className={styles.field}>
              <label className={styles.label} htmlFor={`${id}term`}>
                {text.what}
              </label>
              <input
                className={styles.input}
                id={`${id}term`}
                name="q"
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                placeholder={text.whatHint}
              />
            </div>
          </div>
          <Button type="submit" size="large" className={styles.submit} aria-label={text.search}>
            <SearchIcon size={20} />
            <span className={styles.submitWord}>{text.search}</span>
          </Button>
        </form>
      </Container>
    </section>
  );
}

const textIn = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement ? field.value : '';
