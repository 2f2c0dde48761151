const { webcrypto } = require('node:crypto');
const FixedJsdom = require('jest-fixed-jsdom');
const { installComputedStyle } = require('./jest-computed-style.js');

/**
 * jsdom with Node's fetch, and a `FormData` that serves both: it reads a form of the page, as React
 * does when a submit handler navigates, and can be sent by Node's fetch. `crypto` is Node's too,
 * for signatures and digests: jsdom has none.
 */
module.exports = class BrowserEnvironment extends FixedJsdom {
  constructor(...args) {
    super(...args);
    installComputedStyle(this.global);
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle });
    const OfNode = this.global.FormData;
    const Jsdom = this.dom.constructor;
    let OfThePage;
    this.global.FormData = class FormData extends OfNode {
      constructor(form, submitter) {
        super();
        if (!form) return;
        // Created on demand: a second window is expensive, and few suites read a form.
        OfThePage ??= new Jsdom('').window.FormData;
        for (const [name, value] of new OfThePage(form, submitter)) this.append(name, value);
      }
    };
  }
};
