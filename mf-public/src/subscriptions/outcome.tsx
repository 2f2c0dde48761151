import { Link, usePage } from '@nukkad/platform';
import { buttonClass, Container, EmptyState, NotFoundDrawing } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import page from '../common/page.module.css';
import { text } from './subscriptions.text';

/** A page that is reached by a letter, and by nothing else. */
export function EmailLinkPage({ title, children }: { title: string; children: ReactNode }) {
  usePage({ title });
  return (
    <>
      <meta name="robots" content="noindex" />
      <Container className={page.page}>{children}</Container>
    </>
  );
}

interface Props {
  title: string;
  why: string;
  /** Where it can go on. */
  to?: string;
  label?: string;
}

/** What has become of it, and where to go on. */
export function Outcome({ title, why, to = '/blogs', label = text.blogs }: Props) {
  return (
    <div role="status" className={page.head}>
      <h1>{title}</h1>
      <p className={page.intro}>{why}</p>
      <p>
        <Link className={buttonClass({ tone: 'secondary' })} to={to}>
          {label}
        </Link>
      </p>
    </div>
  );
}

/** A link that does nothing says what does. */
export function NoGood({ status }: { status: number | null }) {
  const isSpent = status === 409;
  return (
    <EmptyState
      level={1}
      drawing={<NotFoundDrawing />}
      title={isSpent ? text.spent : text.unknown}
      why={isSpent ? text.spentWhy : text.unknownWhy}
    >
      <Link className={buttonClass()} to="/">
        {text.home}
      </Link>
    </EmptyState>
  );
}
