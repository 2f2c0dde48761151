const { webcrypto } = require('node:crypto');
const FixedJsdom = require('jest-fixed-jsdom');

/**
 * jsdom with Node's fetch, and a `FormData` that knows both worlds: it reads a form of the page, as
 * React does when a submit handler navigates, and can be sent by Node's fetch. Signatures and digests
 * are Node's too: jsdom has none.
 */
module.exports = class BrowserEnvironment extends FixedJsdom {
  constructor(...args) {
    super(...args);
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle });
    const OfNode = this.global.FormData;
    const OfThePage = new this.dom.constructor('').window.FormData;
    this.global.FormData = class FormData extends OfNode {
      constructor(form, submitter) {
        super();
        if (!form) return;
        for (const [name, value] of new OfThePage(form, submitter)) this.append(name, value);
      }
    };
  }
};
