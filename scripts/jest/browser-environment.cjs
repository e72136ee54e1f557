const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's web interfaces that jsdom lacks. */
const LENT = {
  fetch,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  structuredClone,
};

/**
 * jsdom with Node's fetch and streams. Without `MessageChannel`: with Node's own on the global,
 * React's scheduler keeps the process alive for ever.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const { global } = this;
    const FormDataOfForms = global.FormData;
    Object.assign(global, LENT);
    // Node's FormData knows no forms, of which React makes some when one is sent.
    global.FormData = class extends FormData {
      /** @param {HTMLFormElement} [form] @param {HTMLElement | null} [submitter] */
      constructor(form, submitter) {
        super();
        if (!form) return;
        for (const [name, value] of new FormDataOfForms(form, submitter)) this.append(name, value);
      }
    };
    // Node's Request refuses relative addresses, which every browser takes.
    global.Request = class extends Request {
      /** @param {RequestInfo | URL} input @param {RequestInit} [init] */
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, global.location.href) : input, init);
      }
    };
  }
};
