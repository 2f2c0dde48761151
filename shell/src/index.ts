import { rememberActs } from './ahead/early-acts';
import { showLastPage } from './crash/last-page';
import { bringOwnWords } from './language/own-words';
import { nextTask } from './next-task';

const root = document.getElementById('root')!;
begin(root).catch(showLastPage);

/**
 * Runs the modules in tasks of their own, React first: together they block a slow processor for
 * longer than a press may wait.
 */
async function begin(root: HTMLElement): Promise<void> {
  const acts = rememberActs(root);
  await bringOwnWords();
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: "hydrateRoot" */ 'react-dom/client');
  await nextTask();
  prepareFormats();
  await nextTask();
  const { start } = await import(/* webpackMode: "eager", webpackExports: "start" */ './bootstrap');
  await nextTask();
  await start(root, acts);
}

/**
 * Has the browser look up the formats of all its languages, which it does once a page, for the first
 * number or date, and which takes about as long as React.
 */
function prepareFormats(): void {
  Intl.DateTimeFormat.supportedLocalesOf('en-IN');
}
