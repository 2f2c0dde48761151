import { Link, usePage } from '@nukkad/platform';
import { buttonClass, Container, EmptyState, NotFoundDrawing } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { AfterHydration } from '../common/page/after-hydration';
import page from '../common/page/page.module.css';
import { text } from './subscriptions.text';

/** A page reached only from emails. */
export function EmailLinkPage({ title, children }: { title: string; children: ReactNode }) {
  usePage({ title, robots: 'noindex' });
  return (
    <Container className={page.page}>
      <AfterHydration what={text.confirmWhat} lines={2}>
        {children}
      </AfterHydration>
    </Container>
  );
}

interface Props {
  title: string;
  why: string;
  /** Target of the next link. */
  to?: string;
  label?: string;
}

/** Result, with a next link. */
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

interface NoGoodProps {
  status: number | null;
  /** Instead of the usual reason. */
  why?: string;
}

/** Explains an invalid link, and what to do. */
export function NoGood({ status, why }: NoGoodProps) {
  const isSpent = status === 409;
  return (
    <EmptyState
      level={1}
      drawing={<NotFoundDrawing />}
      title={isSpent ? text.spent : text.unknown}
      why={why ?? (isSpent ? text.spentWhy : text.unknownWhy)}
    >
      <Link className={buttonClass()} to="/">
        {text.home}
      </Link>
    </EmptyState>
  );
}
