// A page's files come from another origin first. What does not come from there in time, or not as it
// was released, comes from the page's own origin. Only for what stands in the document: once the
// shell runs, it looks after what it loads itself.
(() => {
  const { assets, patience } = document.currentScript.dataset;
  const root = document.documentElement;
  const policy = window.trustedTypes?.createPolicy('nukkad', { createScriptURL: ownOnly });
  const asked = new Set();

  function ownOnly(path) {
    if (new URL(path, location.origin).origin !== location.origin) throw new Error('Not here.');
    return path;
  }

  function turn(file) {
    const path = pathOf(file);
    if (path === undefined || asked.has(path)) return;
    asked.add(path);
    root.dataset.assets = 'failed';
    if (file instanceof HTMLLinkElement) file.href = path;
    else replace(file, path);
  }

  function pathOf(file) {
    const isScript = file instanceof HTMLScriptElement && file.defer;
    const isStyle = file instanceof HTMLLinkElement && file.rel === 'stylesheet';
    if (!isScript && !isStyle) return undefined;
    const { origin, pathname } = new URL(isScript ? file.src : file.href, location.origin);
    return origin === assets ? pathname : undefined;
  }

  function replace(script, path) {
    const again = document.createElement('script');
    again.integrity = script.integrity;
    again.crossOrigin = 'anonymous';
    again.async = false;
    again.src = policy ? policy.createScriptURL(path) : path;
    script.before(again);
    // A script of another document never runs, however late it comes.
    document.implementation.createHTMLDocument('').adoptNode(script);
  }

  const inDocument = () => [...document.querySelectorAll('script[defer], link[rel="stylesheet"]')];
  /** Once the document is read: what stands in it, without what the shell adds. */
  let known;
  const isOurs = (file) => !known || known.includes(file);
  addEventListener('error', ({ target }) => isOurs(target) && turn(target), true);
  addEventListener('DOMContentLoaded', () => {
    known = inDocument().filter((file) => file.rel === 'stylesheet');
  });

  function turnLate() {
    // The shell needs the whole document.
    if (document.readyState === 'loading') {
      document.addEventListener('readystatechange', turnLate, { once: true });
      return;
    }
    // Scripts of the document run before it counts as read: one that still stands there is late.
    for (const file of known ?? inDocument()) if (!file.sheet) turn(file);
  }
  setTimeout(turnLate, Number(patience));
})();
