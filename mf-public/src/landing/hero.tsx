import { Button, Container, JaaliMotif, MapPinIcon, SearchIcon } from '@nukkad/shared-ui';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './hero.module.css';
import { text } from './landing.text';

interface Props {
  onSearch: (term: string, place: string) => void;
}

export function Hero({ onSearch }: Props) {
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
          <Field label={text.where} icon={<MapPinIcon size={20} />}>
            <input
              className={styles.input}
              name="loc"
              autoComplete="address-level2"
              placeholder={text.whereHint}
            />
          </Field>
          <Field label={text.what} icon={<SearchIcon size={20} />}>
            <input
              className={styles.input}
              name="q"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={text.whatHint}
            />
          </Field>
          <Button type="submit" size="large" className={styles.submit} aria-label={text.search}>
            <SearchIcon size={20} />
            <span className={styles.submitWord}>{text.search}</span>
          </Button>
        </form>
      </Container>
    </section>
  );
}

interface FieldProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

function Field({ label, icon, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.part}>
      {icon}
      <span className={styles.field}>
        <span className={styles.label}>{label}</span>
        {children}
      </span>
    </label>
  );
}

const textIn = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement ? field.value : '';
