// Written by `npm run streams` from the contracts; do not edit.
export type BlacklistKind =
  | 'user/users'
  | 'user/commands'
  | 'user/cogs'
  | 'server/servers'
  | 'server/commands'
  | 'server/cogs';
