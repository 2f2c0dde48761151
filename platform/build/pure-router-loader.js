/**
 * Lets the minifier drop unused router components: created by a call and given a display name for
 * developers, they count as used, with all their dependencies.
 */
module.exports = function pureRouter(source) {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ $2',
    );
};
