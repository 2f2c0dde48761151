import { languages, pageLanguage } from '@nukkad/platform/words';
import { inlineComposition } from '../remotes/composition/composition';

/**
 * Brings the shell's words in the language of the page, before any of its texts is evaluated, and so
 * before the script gate: the script gets the digest that the page states, as the shell's own has it
 * in the page. English, if it does not arrive.
 */
export async function bringOwnWords(head: HTMLHeadElement = document.head): Promise<void> {
  const bring = languages[pageLanguage()];
  if (!bring) return;
  const { integrity = {} } = inlineComposition()?.shell ?? {};
  const append = head.appendChild;
  head.appendChild = <T extends Node>(node: T): T => {
    if (node instanceof HTMLScriptElement) {
      node.integrity = integrity[fileOf(node)] ?? '';
      node.crossOrigin = 'anonymous';
    }
    return append.call(head, node) as T;
  };
  await bring().catch(() => {});
  head.appendChild = append;
}

const fileOf = ({ src }: HTMLScriptElement): string => src.slice(src.lastIndexOf('/') + 1);
