const fs = require('node:fs');
const path = require('node:path');

const OWN_SCOPE = '@nukkad/';
const LICENCE_FILE = /^(un)?licen[cs]e|^copying|[.-]licen[cs]e(\.\w+)?$/i;
const NOTICE_FILE = /^(notice|copyright)/i;
const NO_TEXT = /\.([cm]?[jt]sx?|json|map|html?|css)$/i;

/** The folder of the package that a file belongs to; undefined for sources of the product. */
function packageFolder(file) {
  return /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^.\\/][^\\/]*/.exec(file)?.[0];
}

/**
 * The third-party packages that files belong to, sorted by name and version.
 *
 * @param {Iterable<string>} files absolute paths
 * @returns {{ folder: string, about: object }[]} `about` is the package.json
 */
function packagesOf(files) {
  const folders = new Set([...files].map(packageFolder).filter(Boolean));
  const packages = new Map();
  for (const folder of folders) {
    const about = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (!about.name.startsWith(OWN_SCOPE)) packages.set(nameAndVersion(about), { folder, about });
  }
  return [...packages.keys()].sort().map((key) => packages.get(key));
}

const nameAndVersion = ({ name, version }) => `${name}@${version}`;

/** What a package.json says about its licence, as one text; `none` if nothing. */
function licenceOf({ license, licenses }) {
  const said = license ?? licenses?.map((one) => one.type).join(' OR ');
  return (typeof said === 'object' ? said?.type : said) || 'none';
}

/** Texts of packages that come without theirs, by package; docs/security.md says who adds one. */
const TEXTS = path.join(__dirname, 'licences');

/**
 * Licence texts and notices that lie beside a package.json; for a package without any, the text of its
 * authors' repository if it is kept here.
 *
 * @param {string} folder the package's
 * @returns {{ file: string, kind: 'licence' | 'notice', text: string }[]} sorted by file
 */
function legalTexts(folder) {
  const own = textsBeside(folder);
  return own.length > 0 ? own : textsKept(folder);
}

function textsKept(folder) {
  const { name } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = path.join(TEXTS, `${name.replace('/', '+')}.txt`);
  return fs.existsSync(file) ? [{ file: 'LICENSE', kind: 'licence', text: textIn(file) }] : [];
}

function textsBeside(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_TEXT.test(entry.name))
    .map(({ name }) => ({ file: name, kind: kindOf(name) }))
    .filter(({ kind }) => kind)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map((one) => ({ ...one, text: textIn(path.join(folder, one.file)) }))
    .filter(({ text }) => text !== '');
}

function kindOf(file) {
  if (LICENCE_FILE.test(file)) return 'licence';
  return NOTICE_FILE.test(file) ? 'notice' : undefined;
}

// A checkout may convert line ends, and the same package must give the same bytes.
function textIn(file) {
  return fs
    .readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
}

module.exports = { legalTexts, licenceOf, nameAndVersion, packageFolder, packagesOf };
