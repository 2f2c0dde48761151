/**
 * Lets the minifier drop those of the router's components that nobody uses: made by a call and
 * given a name for developers, they count as used, with all they bring along.
 */
module.exports = function pureRouter(source) {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ $2',
    );
};
