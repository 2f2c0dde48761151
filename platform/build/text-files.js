const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const TEXT = /\.text\.tsx?$/;

/**
 * What a file of words and its translations have in common, four letters: of `listing.text.ts` and
 * `listing.hi.ts` in one folder of one package. In a bundle it stands once for each export.
 */
function textId(resource) {
  const folder = packageFolder(path.dirname(resource));
  const within = path.relative(folder, resource).split(path.sep).join('/');
  const file = `${aboutPackage(folder).name}/${within.replace(/\.\w+\.tsx?$/, '')}`;
  return createHash('sha256').update(file).digest('base64url').slice(0, 4);
}

/** Every `*.<language>.ts` of a part and of the packages that it depends on. */
function translationFiles(part, language) {
  return sourceFolders(part).flatMap((folder) => filesBelow(folder, `.${language}.ts`));
}

/** Sources of a part, and of our packages that are compiled into it, also by way of one another. */
function sourceFolders(part) {
  return [...compiledIn(part)].map((folder) => path.join(folder, 'src'));
}

function compiledIn(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = aboutPackage(folder);
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  for (const name of Object.keys(dependencies).filter((one) => one.startsWith('@nukkad/'))) {
    compiledIn(path.dirname(resolve(`${name}/package.json`)), found);
  }
  return found;
}

function filesBelow(folder, ending) {
  const entries = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name))
    .sort();
}

function packageFolder(folder) {
  if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
  return packageFolder(path.dirname(folder));
}

function aboutPackage(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

module.exports = { sourceFolders, TEXT, textId, translationFiles };
