const path = require('node:path');

const PLACE = /([^/]+)\/src\/((?:(?!\/src\/).)+)\.module\.css$/;

/**
 * Class name generator for css-loader. The file's path distinguishes classes as a hash would, and
 * costs next to nothing once compressed.
 */
function classNameIn(part) {
  return ({ resourcePath }, _pattern, name) => `${part}_${placeOf(resourcePath)}__${name}`;
}

/** `…/shared-ui/src/card/card.module.css` → `shared-ui_card`: a repeated folder name is dropped. */
function placeOf(file) {
  const found = PLACE.exec(file.split(path.sep).join('/'));
  if (!found) throw new Error(`${file} is not below the src of a package.`);
  const steps = [found[1], ...found[2].split('/')];
  return steps.filter((step, at) => step !== steps[at - 1]).join('_');
}

module.exports = { classNameIn, placeOf };
