import type { ErrorCode } from '@portico/sdk/platform';

interface Failed {
  remote: string;
  version: string;
  code?: ErrorCode;
}

/** What a visitor can send to support: the error's code and the app. The vitals use the same code. */
export const supportLine = ({ remote, version, code }: Failed) =>
  `${code ? `Error code: ${code} · ` : ''}${remote} ${version}`;
