/** Stylesheet stub for tests: every class maps to its own name. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? String(name))) },
);
