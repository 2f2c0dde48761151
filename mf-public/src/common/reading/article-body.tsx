import type { Block } from '@nukkad/platform/contract';
import styles from './reading.module.css';

/** What is written, block by block. It comes without markup and gets none. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read never changes its order.
        <Piece key={index} block={block} />
      ))}
    </div>
  );
}

function Piece({ block }: { block: Block }) {
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
    default:
      return <p>{block.text}</p>;
  }
}
