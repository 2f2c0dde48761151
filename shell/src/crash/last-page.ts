import { text } from './crash.text';

/**
 * Puts plain words and two ways on in the place of a page that could not even show its crash
 * screen. Needs no React, no styles of a part and no chunk: nothing of what has failed.
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
