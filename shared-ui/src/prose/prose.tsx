import { classNames } from '../class-names';
import { Picture, type PictureSource } from '../picture/picture';
import styles from './prose.module.css';

/** A piece of a text. Its words are shown as they are: there is no markup in them. */
export type ProseBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'picture'; picture: ProsePicture };

/** A picture between two paragraphs, with its size in pixels and what is to be seen. */
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

/** A text to read, block by block. `<Prose blocks={article.body} />` */
export function Prose({ blocks, className }: ProseProps) {
  return (
    <div className={classNames(styles.prose, className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read never changes its order.
        <Piece key={index} block={block} />
      ))}
    </div>
  );
}

/** As wide as the lines are at most. */
const widest = '(min-width: 48rem) 44rem, 100vw';

function Piece({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles.heading}>{block.text}</h2>;
    case 'quote':
      return <blockquote className={styles.quote}>{block.text}</blockquote>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'picture':
      return <Picture {...block.picture} sizes={widest} className={styles.picture} />;
    default:
      return <p>{block.text}</p>;
  }
}
