import { MAX_RIGHTS } from '@portico/sdk/contracts/team/rights';
import { RANKS } from '@portico/sdk/contracts/team/ranks';
import type { oas31 } from 'zod-openapi';
import type { Access } from '../../http/access/access.ts';
import { sessionCookie } from '../../http/request/id-cookie.ts';
import { previewCookie } from '../previews/preview-cookie.ts';
import type { DocumentedRoute } from './documented-route.ts';

type Requirement = oas31.SecurityRequirementObject;

/** @param isSecure whether the site has https, on which the names of cookies depend */
export const securitySchemes = (isSecure: boolean): Record<string, oas31.SecuritySchemeObject> => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie.nameAt(isSecure),
    description:
      'A session, which begins with a sign-in at `/api/auth/discord`. The roles of an operation are the ranks of the team that may call it; `team` is any member.',
  },
  sameOrigin: {
    type: 'apiKey',
    in: 'header',
    name: 'Sec-Fetch-Site',
    description:
      'A change with a session must come from a page of this site. Browsers then send `Sec-Fetch-Site: same-origin`; without this header, `Origin` must be the origin of this site.',
  },
  preview: {
    type: 'apiKey',
    in: 'cookie',
    name: previewCookie.nameAt(isSecure),
    description: 'A preview that the browser has opened: the answer names its versions.',
  },
  deployKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A deploy key (`ptd_…`). Role `app`: the key must be for the app of the address.',
  },
  smokeKey: { type: 'http', scheme: 'bearer', description: 'A smoke key (`pts_…`)' },
  ingestKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An ingest key (`ptk_…`). The role is the scope that the key must have.',
  },
  paymentSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: "Stripe's signature of the body, made with the secret of the webhook endpoint",
  },
});

/** Security requirements for each kind of access; the type requires an entry for every kind. */
const SECURITY: {
  [Kind in Access['kind']]: (
    access: Extract<Access, { kind: Kind }>,
    session: (roles?: readonly string[]) => Requirement,
  ) => Requirement[];
} = {
  public: ({ session: isRead, reads }, session) => {
    if (reads === 'stripe-signature') return [{ paymentSignature: [] }];
    if (!isRead && !reads) return [];
    const preview = { preview: [] };
    return [{}, session(), ...(reads === 'preview' ? [preview, { ...session(), ...preview }] : [])];
  },
  'signed-in': (_access, session) => [session()],
  team: ({ right }, session) => {
    const ranks = MAX_RIGHTS[right];
    return [session(ranks.length === RANKS.length ? ['team'] : ranks)];
  },
  ingest: ({ scope }) => [{ ingestKey: [scope] }],
  deploy: ({ reads }) => [{ deployKey: reads ? [] : ['app'] }],
  smoke: () => [{ smokeKey: [] }],
};

/** @throws Error for an operation without access rules, so that none is documented as public by mistake */
export function securityOf({ access, method, operation }: DocumentedRoute): Requirement[] {
  type Rule = (
    access: Access,
    session: (roles?: readonly string[]) => Requirement,
  ) => Requirement[];
  const rule = access && (SECURITY[access.kind] as Rule | undefined);
  if (!rule) throw new Error(`Operation ${operation.id} has no known access rules.`);
  return rule(access, (roles = []) => ({
    session: [...roles],
    ...(method !== 'GET' && { sameOrigin: [] }),
  }));
}
