import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import styles from './conversation-card.module.css';

export interface ConversationCardProps {
  /** Name of the other participant. */
  name: string;
  /** URL of their picture. */
  picture?: string | undefined;
  /** Link to the conversation, named like the participant; with `stretchedLinkClass`. */
  link: ReactNode;
  /** The last message, shortened to a line. */
  excerpt: string;
  /** When it was written: a `<time>`. */
  time?: ReactNode;
  /** "2 new"; nothing when all is read. */
  unread?: string | undefined;
}

/** A conversation in a list of them; an `li`. */
export function ConversationCard(props: ConversationCardProps) {
  const { name, picture, link, excerpt, time, unread } = props;
  return (
    <Card as="li" className={styles.card}>
      <Avatar name={name} src={picture} size="small" />
      <div className={styles.what}>
        <h2 className={styles.name}>{link}</h2>
        <p className={styles.last}>{excerpt}</p>
      </div>
      <p className={styles.facts}>
        {time}
        {unread !== undefined && <Badge tone="accent">{unread}</Badge>}
      </p>
    </Card>
  );
}
