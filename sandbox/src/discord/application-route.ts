import type { RESTGetCurrentApplicationResult } from 'discord-api-types/v10';
import type { Application } from './authorize.ts';
import { unauthorized } from './discord-error.ts';
import { json, type Reply, type Request } from '../http/http.ts';
import { isBot } from './rest-routes.ts';

/** `GET /applications/@me` by bot token: the fields that do not depend on settings in the portal. */
export function currentApplication(
  request: Request,
  botToken: string,
  { clientId, name, redirectUris }: Application,
  verifyKey: string,
): Reply {
  if (!isBot(request, botToken)) return unauthorized();
  return json(200, {
    id: clientId,
    name: name.last,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: verifyKey,
    team: null,
    redirect_uris: [...redirectUris],
  } satisfies Partial<RESTGetCurrentApplicationResult>);
}
