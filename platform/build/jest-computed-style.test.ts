/** @jest-environment node */
import { createRequire } from 'node:module';
import { installComputedStyle } from './jest-computed-style.js';

type Page = Window & typeof globalThis;

const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as {
  JSDOM: new (html: string) => { window: Page };
};

const documents = {
  'the usual elements': `<header><h1>A</h1><nav><ul><li><a href="/">B</a><ul><li>C</li></ul></li></ul></nav></header>
    <table><caption>D</caption><thead><tr><th>E</th></tr></thead><tbody><tr><td>F</td></tr></tbody></table>
    <details><summary>G</summary><p>H</p></details><dialog>I</dialog><dialog open>J</dialog><svg><path/></svg>`,
  controls: `<form><fieldset disabled><legend>A</legend><input><input type="hidden"><input type="checkbox">
    <input type="button" disabled><select disabled><option>B</option></select><textarea dir="auto"></textarea>
    <button disabled>C</button><button>D</button><label>E</label><output>F</output></fieldset></form>`,
  'what is not seen': `<div hidden><p>A</p></div><div style="display: none"><p style="display: block">B</p></div>
    <div style="visibility: hidden"><p>C</p><p style="visibility: visible">D</p></div>
    <div style="pointer-events: none"><button>E</button></div><p style="opacity: 0">F</p>`,
  colours: `<div style="color: red"><p>A</p><p style="color: #0f08; background-color: currentcolor">B</p>
    <p style="border: 1px solid rgb(1,2,3); caret-color: blue">C</p><button>D</button></div>`,
  'style attributes': `<div style="margin: 1px 2px; --own: 3px; padding: unset; width: 10px !important">A</div>
    <div style="nonsense: 1; color: nonsense">B</div><input style="all: unset; color: unset">`,
  'style sheets of the page': `<style>p { display: flex } .a, #b { visibility: hidden; color: blue }
    @media screen { em { display: none } } @media print { strong { display: none } }
    @layer { [data-pressable] { touch-action: pan-x } }</style>
    <p class="a">A <em>B</em> <strong>C</strong></p><div id="b" style="color: green"><i data-pressable>D</i></div>`,
};

function windowOf(html: string) {
  return new JSDOM(`<!DOCTYPE html><body>${html}</body>`).window;
}

function stylesOf({ document, getComputedStyle }: Page) {
  return [...document.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return [
      element.outerHTML.slice(0, 60),
      Array.from(style).map((property) => [
        property,
        style.getPropertyValue(property),
        style.getPropertyPriority(property),
      ]),
    ];
  });
}

const changes: [string, (document: Document) => void][] = [
  ['as it is', () => {}],
  ['with an element hidden', ({ body }) => body.firstElementChild?.setAttribute('hidden', '')],
  [
    'with a style changed',
    ({ body }) => (body.lastElementChild as HTMLElement).style.setProperty('display', 'none'),
  ],
  [
    'with its body coloured',
    ({ body }) => body.setAttribute('style', 'color: lime; visibility: hidden'),
  ],
  ['with an element moved', ({ body }) => body.append(body.firstElementChild as Element)],
  [
    'with a style sheet added',
    ({ head }) => head.insertAdjacentHTML('beforeend', '<style>div { display: grid }</style>'),
  ],
];

describe.each(Object.entries(documents))('%s', (_name, html) => {
  test('have the computed styles of jsdom, also after changes', () => {
    const [ours, original] = [windowOf(html), windowOf(html)];
    installComputedStyle(ours);
    for (const [change, make] of changes) {
      make(ours.document);
      make(original.document);
      expect([change, stylesOf(ours)]).toEqual([change, stylesOf(original)]);
    }
  });
});

test('a detached element is answered by jsdom', () => {
  const window = windowOf('');
  installComputedStyle(window);
  const element = window.document.createElement('p');
  element.style.display = 'none';
  expect(window.getComputedStyle(element).display).toBe('none');
});

test('what is not an element is refused as jsdom refuses it', () => {
  const window = windowOf('');
  installComputedStyle(window);
  expect(() => window.getComputedStyle(window.document as unknown as Element)).toThrow(TypeError);
});

test('a computed style cannot be written', () => {
  const window = windowOf('<p>A</p>');
  installComputedStyle(window);
  const style = window.getComputedStyle(window.document.body);
  expect(() => style.setProperty('display', 'none')).toThrow('can not be modified');
});
