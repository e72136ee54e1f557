import type { Group } from './group.ts';

const unit = (...names: string[]) => names.map((name) => `src/http/${name}.test.ts`);

/** What the API accepts of a request, and how much. */
export const REQUESTS = {
  limits: {
    sources: [
      'core/limits/client-network.ts',
      'core/limits/limit.repository.ts',
      'http/request/client-address.ts',
      'http/limits/limits.service.ts',
      'http/limits/rate-limit.ts',
    ],
    tests: [
      ...unit('request/client-address', 'limits/rate-limit'),
      'src/core/limits/client-network.test.ts',
      'test/auth/limits.test.ts',
      'test/http/client-address.test.ts',
      'test/commerce/verify.test.ts',
    ],
  },
  input: {
    sources: [
      'http/body/body-limit.ts',
      'http/request/cross-site.ts',
      'http/request/doubled-headers.ts',
      'http/contract/input.pipe.ts',
      'http/request/origin-form.ts',
      'http/body/signed-body.ts',
      'http/body/unread-body.ts',
      'http/contract/unstorable-text.ts',
    ],
    tests: [
      ...unit(
        'body/body-limit',
        'contract/input.pipe',
        'request/request-rules',
        'contract/unstorable-text',
      ),
      'test/http/cross-site.test.ts',
      'test/http/requests.test.ts',
      'test/http/unread-bodies.test.ts',
    ],
  },
  routes: {
    sources: [
      'http/contract/path-pattern.ts',
      'http/request/routable-url.ts',
      'http/contract/route-catalog.ts',
      'http/request/safe-methods.ts',
      'http/contract/wrong-method.ts',
    ],
    tests: [
      ...unit('contract/path-pattern', 'contract/route-catalog', 'request/routable-url'),
      'test/http/methods.test.ts',
      'test/http/pipeline.test.ts',
    ],
  },
} as const satisfies Record<string, Group>;
