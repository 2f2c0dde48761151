import { text as textOf } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { type CollectedPage, collectPage } from '../page/collect-page';
import type { PageSink } from '../page/use-page';

/** A tree rendered with everything it reads. */
export interface RenderedTree extends CollectedPage {
  html: string;
}

/**
 * Renders a tree ahead of the visit. Each part waits for what it looks at (`useEndpoint`), so
 * nothing is rendered twice; the answers stay in the cache.
 *
 * @param tree the tree with its page sink and this cache
 * @throws what a component threw
 */
export async function renderTree(
  tree: (sink: PageSink) => ReactNode,
  client: QueryClient,
): Promise<RenderedTree> {
  const { sink, allAnswered, collected } = collectPage(client);
  const html = await renderToText(tree(sink));
  await allAnswered();
  return { html, ...collected() };
}

/** @throws what a component threw */
export async function renderToText(tree: ReactNode): Promise<string> {
  const broken: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    // Otherwise large parts come at the end, with inline scripts that move them to their place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void broken.push(error),
  });
  const html = await textOf(prelude);
  // React would silently leave a failed part to the browser.
  if (broken.length > 0) throw broken[0];
  return html;
}
