import { ProblemError } from '../../http/problem/problem.ts';
import { PREVIEW_HEADERS } from './preview-headers.ts';

const ASK = 'Ask the person who gave you the link for a new one.';

const REASONS = {
  unknown: {
    status: 404,
    kind: 'preview-unknown',
    detail: `This preview link is not valid. ${ASK}`,
  },
  ended: { status: 410, kind: 'preview-ended', detail: `This preview has ended. ${ASK}` },
  // Without the version: it may be of an app that the visitor may not see.
  retired: {
    status: 410,
    kind: 'preview-retired',
    detail: `The site no longer has the files of a version of this preview. ${ASK}`,
  },
  away: {
    status: 503,
    kind: 'database-away',
    detail: 'The site cannot check this preview at the moment. Try again shortly.',
  },
} as const;

/**
 * The requested preview cannot be shown. The live site must not be shown in its place, because it
 * would be mistaken for the preview.
 */
export class PreviewUnavailable extends ProblemError {
  constructor(reason: keyof typeof REASONS, cause?: unknown) {
    const { status, kind, detail } = REASONS[reason];
    super(status, detail, {
      kind,
      cause,
      headers: { ...PREVIEW_HEADERS, ...(status === 503 && { 'retry-after': '5' }) },
    });
  }
}
