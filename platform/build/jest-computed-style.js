const { createRequire } = require('node:module');
const path = require('node:path');

const jsdom = path.dirname(
  createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom/package.json'),
);
const dependency = createRequire(path.join(jsdom, 'package.json'));
const internal = (file) => require(path.join(jsdom, 'lib/jsdom', file));

const cssom = dependency('rrweb-cssom');
const { CSSStyleDeclaration } = dependency('cssstyle');
const { getComputedOrUsedColor, getSpecifiedColor } = internal('living/helpers/colors.js');
const { matchesDontThrow } = internal('living/helpers/selectors.js');
const { propertiesWithResolvedValueImplemented: resolvable } = internal(
  'living/helpers/style-rules.js',
);
const { implForWrapper } = internal('living/generated/utils.js');

const ELEMENT_NODE = 1;
const MAX_DECLARATIONS = 5000;
const RESOLVABLE_PROPERTIES = Object.keys(resolvable);

const declarations = new Map();
/** Styles computed since the last document change, keyed by the cache jsdom drops at a change. */
const computedSince = new WeakMap();
const userAgentRules = cssom
  .parse(internal('browser/default-stylesheet.js'))
  .cssRules.filter(({ style }) => style)
  .map((rule, id) => ({ rule, id, tags: subjectTags(rule.selectorText) }));
const rulesByTag = new Map();

/**
 * Replaces `getComputedStyle` of a jsdom window by an equivalent at a fraction of the cost. Queries
 * by role, user-event and axe call it for every element and its ancestors. After each change of the
 * document, jsdom matches all rules of its default style sheet against each element again, resolves
 * 13 properties up the whole tree and parses every value twice.
 */
exports.installComputedStyle = (window) => {
  const original = window.getComputedStyle;
  window.getComputedStyle = function getComputedStyle(element, pseudoElement) {
    const impl = implForWrapper(element);
    const isPlain = impl?.nodeType === ELEMENT_NODE && impl._attached && !pseudoElement;
    return isPlain ? computedStyle(impl) : original.call(this, element, pseudoElement);
  };
};

function computedStyle(element) {
  const { styles } = computedOf(element);
  if (!styles.has(element)) styles.set(element, computeStyle(element));
  return styles.get(element);
}

function computeStyle(element) {
  const { key, style: declared } = declaredStyle(element);
  const resolved = RESOLVABLE_PROPERTIES.map((property) => computedValue(element, property));
  return declarationFor(`${key}\n${resolved.join('\n')}`, (style) => {
    copyProperties(declared, style);
    RESOLVABLE_PROPERTIES.forEach((property, index) => {
      style.setProperty(property, resolved[index]);
    });
  });
}

/**
 * The properties that rules and the `style` attribute give an element, and a cache key for them.
 */
function declaredStyle(element) {
  const { declared } = computedOf(element);
  if (!declared.has(element)) declared.set(element, declareStyle(element));
  return declared.get(element);
}

function declareStyle(element) {
  const matching = rulesFor(element.localName).filter(({ rule }) => matches(rule, element));
  const own = authorRules(element)
    .filter((rule) => matches(rule, element))
    .map(({ style }) => style);
  if (element.style.length > 0) own.push(element.style);
  const key = [matching.map(({ id }) => id), ...own.map(({ cssText }) => cssText)].join('\n');
  const style = declarationFor(key, (result) => {
    for (const { rule } of matching) copyProperties(rule.style, result);
    for (const source of own) copyProperties(source, result);
  });
  return { key, style };
}

function authorRules(element) {
  const sheets = element._ownerDocument.styleSheets._list;
  return sheets.flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
    }),
  );
}

function matches(rule, element) {
  return matchesDontThrow(element, rule.selectorText);
}

function copyProperties(from, to) {
  for (const property of Array.from(from)) {
    const value = from.getPropertyValue(property);
    if (value === 'unset') to.removeProperty(property);
    else to.setProperty(property, value, from.getPropertyPriority(property));
  }
}

/** A computed style is a read-only snapshot, so equal ones share one object. */
function declarationFor(key, fill) {
  const known = declarations.get(key);
  if (known) return known;
  if (declarations.size > MAX_DECLARATIONS) declarations.clear();
  const style = new CSSStyleDeclaration();
  fill(style);
  style._readonly = true;
  declarations.set(key, style);
  return style;
}

// From here to the end of this function: jsdom's own steps, memoised.
function computedValue(element, property) {
  const { values } = computedOf(element);
  let known = values.get(element);
  if (!known) {
    known = new Map();
    values.set(element, known);
  }
  if (!known.has(property)) known.set(property, computeValue(element, property));
  return known.get(property);
}

function computeValue(element, property) {
  const { computedValue: kind, initial } = resolvable[property];
  const specified = specifiedValue(element, property);
  if (kind === 'as-specified') return specified;
  if (specified !== 'currentcolor') return getComputedOrUsedColor(specified);
  if (property !== 'color') return computedValue(element, 'color');
  return element.parentElement ? computedValue(element.parentElement, 'color') : initial;
}

function specifiedValue(element, property) {
  const { computedValue: kind, inherited, initial } = resolvable[property];
  const cascaded = declaredStyle(element).style.getPropertyValue(property);
  if (cascaded !== '') return kind === 'computed-color' ? getSpecifiedColor(cascaded) : cascaded;
  if (inherited && element.parentElement) return computedValue(element.parentElement, property);
  return initial;
}

function computedOf({ _ownerDocument: document }) {
  document._styleCache ??= new WeakMap();
  let computed = computedSince.get(document._styleCache);
  if (!computed) {
    computed = { styles: new WeakMap(), declared: new WeakMap(), values: new WeakMap() };
    computedSince.set(document._styleCache, computed);
  }
  return computed;
}

/** Rules of the default style sheet that can match an element of this name, in their order. */
function rulesFor(tag) {
  if (!rulesByTag.has(tag)) {
    const rules = userAgentRules.filter(({ tags }) => tags.has(tag) || tags.has('*'));
    rulesByTag.set(tag, rules);
  }
  return rulesByTag.get(tag);
}

/** The element names that a selector list ends in; `*` if one of the selectors names none. */
function subjectTags(selectors) {
  const subjects = selectors.split(',').map((selector) =>
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1),
  );
  return new Set(subjects.map((subject) => /^[a-z][a-z0-9]*/i.exec(subject)?.[0] ?? '*'));
}
