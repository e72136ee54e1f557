import { noticedBy } from '../mutation.ts';

/** Rows 124 to 127: recent sign-ins, sessions of members, stand-ins. */
export const IDENTITY = [
  ...noticedBy('api/test/auth/sign-in-again.test.ts', [
    {
      rows: [124],
      change: 'any sign-in is recent',
      file: 'api/src/identity/guard/access.service.ts',
      find: "if (!recent || (actor.kind === 'user' && actor.isRecent)) return;",
      replace: "if (!recent || actor.kind === 'user') return;",
      titles: 'is refused with a problem of its own kind',
    },
    {
      rows: [124],
      change: 'a sign-in needs no consent',
      file: 'api/src/identity/auth/discord.guard.ts',
      find: "prompt: 'consent'",
      replace: "prompt: 'none'",
      titles: 'every sign-in asks for consent',
    },
  ]),
  ...noticedBy('api/test/session.test.ts', [
    {
      rows: [125],
      change: "sessions of members end like a customer's",
      file: 'api/src/identity/session/session.repository.ts',
      find: 'case when ${isMember} then ${staffIdle} else ${IDLE} end',
      replace: '${IDLE}',
      titles: '12 hours without use',
    },
  ]),
  ...noticedBy('api/test/auth/second-factor.test.ts', [
    {
      rows: [126],
      change: 'the setting is ignored',
      file: 'api/src/identity/guard/callers.ts',
      find: 'this.config.staffRequireMfa && ',
      replace: 'false && ',
      titles: 'with STAFF_REQUIRE_MFA',
    },
  ]),
  ...noticedBy('api/test/stripe/refusals.test.ts', [
    {
      rows: [127],
      change: 'a refusal of parameters is stored',
      file: 'sandbox/src/stripe/api-gate.ts',
      find: '      key?.forget();\n      if (error instanceof StripeError) return error.toReply();',
      replace:
        '      if (error instanceof StripeError) {\n        key?.store(error.toReply());\n        return error.toReply();\n      }',
      titles: 'does not store a refusal of parameters',
    },
  ]),
];
