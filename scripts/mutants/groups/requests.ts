import type { Group } from './group.ts';

const unit = (...names: string[]) => names.map((name) => `src/http/${name}.test.ts`);

/** What the API accepts of a request, and how much. */
export const REQUESTS = {
  limits: {
    sources: [
      'core/limits/client-network.ts',
      'core/limits/limit.repository.ts',
      'http/client-address.ts',
      'http/limits/limits.service.ts',
      'http/rate-limit.ts',
    ],
    tests: [
      ...unit('client-address', 'rate-limit'),
      'src/core/limits/client-network.test.ts',
      'test/auth/limits.test.ts',
      'test/http/client-address.test.ts',
      'test/commerce/verify.test.ts',
    ],
  },
  input: {
    sources: [
      'http/body-limit.ts',
      'http/cross-site.ts',
      'http/doubled-headers.ts',
      'http/input.pipe.ts',
      'http/origin-form.ts',
      'http/signed-body.ts',
      'http/unread-body.ts',
      'http/unstorable-text.ts',
    ],
    tests: [
      ...unit('body-limit', 'input.pipe', 'request-rules', 'unstorable-text'),
      'test/http/cross-site.test.ts',
      'test/http/requests.test.ts',
      'test/http/unread-bodies.test.ts',
    ],
  },
  routes: {
    sources: [
      'http/path-pattern.ts',
      'http/routable-url.ts',
      'http/route-catalog.ts',
      'http/safe-methods.ts',
      'http/wrong-method.ts',
    ],
    tests: [
      'test/access/routes.test.ts',
      'test/http/methods.test.ts',
      'test/http/pipeline.test.ts',
    ],
  },
} as const satisfies Record<string, Group>;
