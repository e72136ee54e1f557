import type { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { json, type Reply } from '../http/http.ts';

/** Discord's error codes. */
type Codes = {
  readonly [Name in keyof typeof RESTJSONErrorCodes]?: (typeof RESTJSONErrorCodes)[Name];
};

const codes = {
  GeneralError: 0,
  UnknownGuild: 10004,
  UnknownUser: 10013,
  CloudflareIsBlockingYourRequest: 40333,
  MissingAccess: 50001,
  MissingRequiredOAuth2Scope: 50026,
  InvalidFormBodyOrContentType: 50035,
  InvalidAPIVersion: 50041,
} as const satisfies Codes;

/** An error in Discord's format. */
export function discordError(
  status: number,
  message: string,
  code: keyof typeof codes = 'GeneralError',
): Reply {
  return json(status, { message, code: codes[code] });
}

export const unauthorized = (): Reply => discordError(401, '401: Unauthorized');

/** A parameter that does not fit, in Discord's nested format. */
export function invalidForm(name: string, code: string, message: string): Reply {
  return json(400, {
    message: 'Invalid Form Body',
    code: codes.InvalidFormBodyOrContentType,
    errors: { [name]: { _errors: [{ code, message }] } },
  });
}
