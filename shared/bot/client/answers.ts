import { PorticoError } from './error.ts';
import { retryAfterOf } from './retry.ts';
import type { Receipt } from './streams.ts';

/** The parts of the site's problem answers (RFC 9457) that an error repeats. */
interface Problem {
  detail?: string;
  issues?: Receipt['rejected'][number]['issues'];
}

/** A later attempt may succeed: the site is busy, restarting or unavailable. */
const isTransient = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/**
 * Reads the answer to a call.
 * @param scope that the call needs
 * @throws PorticoError for every answer but success
 */
export async function readAnswer(
  call: string,
  scope: string,
  response: Response,
): Promise<unknown> {
  const text = await response.text();
  const answer = parsed(text);
  const { status, headers } = response;
  if (response.ok && answer !== undefined) return answer;
  if (response.ok) {
    throw new PorticoError({
      call,
      status,
      detail: 'The answer is not JSON.',
      fix: 'Set PORTICO_URL to the address of the site itself.',
      isTransient: true,
    });
  }
  const { detail, issues = [] } = (answer ?? {}) as Problem;
  throw new PorticoError({
    call,
    status,
    detail: sentence(detail ?? 'The site refused the call.'),
    fix: fixOf(status, scope, headers.get('location')),
    issues,
    isTransient: isTransient(status),
    retryAfter: retryAfterOf(headers.get('retry-after')),
  });
}

/** @param location where the site redirects to */
function fixOf(status: number, scope: string, location: string | null): string {
  if (location) return `Set PORTICO_URL to the address that the site redirects to (${location}).`;
  if (isTransient(status)) return 'It is sent again later.';
  switch (status) {
    case 401:
      return `Create a key on the site's machine: npm run admin -- keys create bot ${scope}`;
    case 403:
      return `Create a key with this scope: npm run admin -- keys create bot ${scope}`;
    case 404:
      return 'Check PORTICO_URL. An older version of Portico may not have this call.';
    case 413:
      return 'If a proxy refuses it, let it accept bodies of 8 MB (nginx: client_max_body_size 8m).';
    default:
      return 'docs/ingest.md describes the call.';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
