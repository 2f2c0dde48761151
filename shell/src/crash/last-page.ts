import { text } from './crash.text';

/**
 * Replaces a page whose crash screen failed with plain text and two links. Needs no React, no
 * stylesheet of a remote and no chunk, since any of them may have failed.
 */
export function showLastPage(): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const reload = textOf('button', text.reload);
  reload.addEventListener('click', () => window.location.reload());
  const home = textOf('a', text.home);
  home.setAttribute('href', '/');
  main.append(
    textOf('h1', text.title),
    textOf('p', text.explanation),
    textOf('p', text.next),
    reload,
    ' ',
    home,
  );
  document.body.replaceChildren(main);
}

function textOf(name: 'h1' | 'p' | 'button' | 'a', words: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = words;
  return element;
}
