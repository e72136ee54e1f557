import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's web APIs that jsdom lacks. */
const FROM_NODE = {
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
 * React's scheduler keeps the process alive.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { global } = this;
    const FormDataOfForms = global.FormData;
    Object.assign(global, FROM_NODE, {
      // Node's FormData does not accept a form; React passes the submitted form.
      FormData: class extends FormData {
        constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
          super();
          if (!form) return;
          for (const [name, value] of new FormDataOfForms(form, submitter))
            this.append(name, value);
        }
      },
      // Node's Request rejects relative URLs, which browsers accept.
      Request: class extends Request {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, global.location.href) : input, init);
        }
      },
    });
  }
}
