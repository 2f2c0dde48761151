import { langOf } from '@nukkad/platform/words';
import { classNames } from '../class-names';
import { isExternalUrl } from '../link/external-url.model';
import { TextLink } from '../link/link';
import { Picture, type PictureSource } from '../picture/picture';
import styles from './prose.module.css';

/**
 * A block of a text. Its text contains no markup. `runs` are the same text, split into bold, italic
 * and linked pieces.
 */
export type ProseBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string; level?: 3; runs?: readonly ProseRun[] }
  | {
      kind: 'list';
      items: readonly string[];
      isOrdered?: true;
      /** First number. Default 1. */
      start?: number;
      itemRuns?: readonly (readonly ProseRun[])[];
    }
  | { kind: 'picture'; picture: ProsePicture };

/** Text with one formatting. */
export interface ProseRun {
  text: string;
  isBold?: true;
  isItalic?: true;
  href?: string;
}

/** A picture between two paragraphs, with its size in pixels and alternative text. */
export interface ProsePicture {
  src: string;
  sources: readonly PictureSource[];
  width: number;
  height: number;
  alt: string;
}

export interface ProseProps {
  blocks: readonly ProseBlock[];
  className?: string | undefined;
}

/** A formatted text, marked with its language. `<Prose blocks={article.body} />` */
export function Prose({ blocks, className }: ProseProps) {
  const first = blocks.find((block) => 'text' in block);
  return (
    <div className={classNames(styles.prose, className)} lang={langOf(first?.text ?? '')}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <Piece key={index} block={block} />
      ))}
    </div>
  );
}

/** At most the line width. */
const widest = '(min-width: 48rem) 44rem, 100vw';

function Piece({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h2';
      const look = block.level === 3 ? styles.subheading : styles.heading;
      return (
        <Heading className={look}>
          <Words {...block} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Words {...block} />
        </blockquote>
      );
    case 'list':
      return <List {...block} />;
    case 'picture':
      return <Picture {...block.picture} sizes={widest} className={styles.picture} />;
    default:
      return (
        <p>
          <Words {...block} />
        </p>
      );
  }
}

function List({ items, isOrdered, start, itemRuns }: Extract<ProseBlock, { kind: 'list' }>) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag
      className={classNames(styles.list, isOrdered && styles.ordered)}
      {...(isOrdered && { start })}
    >
      {items.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <li key={index}>
          <Words text={text} runs={itemRuns?.[index]} />
        </li>
      ))}
    </Tag>
  );
}

function Words({ text, runs }: { text: string; runs?: readonly ProseRun[] | undefined }) {
  if (runs === undefined) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
  return runs.map((run, index) => <Run key={index} {...run} />);
}

/** Users write some of these texts: search engines must not count their links. */
const FOREIGN = 'noopener noreferrer nofollow ugc';

function Run({ text, isBold, isItalic, href }: ProseRun) {
  const slanted = isItalic ? <em>{text}</em> : text;
  const words = isBold ? <strong>{slanted}</strong> : slanted;
  if (href === undefined) return words;
  return (
    <TextLink href={href} {...(isExternalUrl(href) && { rel: FOREIGN })}>
      {words}
    </TextLink>
  );
}
