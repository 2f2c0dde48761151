import { renderScreen } from '@nukkad/platform/testing';
import { useScrollRestoration } from './scroll';

function Page() {
  useScrollRestoration();
  return null;
}

const openedBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

const scrollTo = jest.fn();

class NothingResizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
  Object.assign(globalThis, { ResizeObserver: NothingResizes });
  sessionStorage.clear();
});

/** Renders a page, scrolls it and unloads the document. */
function leaveScrolled(at: string) {
  const { unmount } = renderScreen(Page, { at });
  Object.assign(window, { scrollY: 432 });
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  Object.assign(window, { scrollY: 0 });
  scrollTo.mockReset();
}

test.each([
  ['reload', '/doctors', 432],
  ['back_forward', '/doctors', 432],
  ['reload', '/teachers', 0],
])('a document opened by %s at %s begins at %d', (type, at, top) => {
  openedBy('navigate');
  leaveScrolled('/doctors');
  openedBy(type);
  renderScreen(Page, { at });
  expect(scrollTo).toHaveBeenCalledWith(0, top);
});

test.each(['/doctors', '/teachers'])('a new document at %s stays where it is', (at) => {
  openedBy('navigate');
  leaveScrolled('/doctors');
  renderScreen(Page, { at });
  expect(scrollTo).not.toHaveBeenCalled();
});
