import { Container } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import page from '../page/page.module.css';
import { Trail } from '../page/trail';

interface Props {
  trail: { label: string; to?: string }[];
  title: string;
  intro: string;
  children: ReactNode;
}

/** List page of articles, stories or campaigns. */
export function ListPage({ trail, title, intro, children }: Props) {
  return (
    <Container className={page.page}>
      <div className={page.head}>
        <Trail steps={trail} />
        <h1>{title}</h1>
        <p className={page.intro}>{intro}</p>
      </div>
      {children}
    </Container>
  );
}
