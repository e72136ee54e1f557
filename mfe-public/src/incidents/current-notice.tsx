import type { Incident } from '@portico/contracts/incidents/schema';
import { NOTICE_TONES, noticeView } from '@portico/contracts/rules/status/incident-view';
import { NoticeLine, NoticeRow } from './notice-row.tsx';

interface CurrentNoticeProps {
  /** undefined while loading and after a failure */
  incidents: readonly Incident[] | undefined;
  isError: boolean;
}

/** The most severe open incident, in one line. */
export function CurrentNotice({ incidents, isError }: CurrentNoticeProps) {
  if (!incidents) {
    return (
      <NoticeLine tone="calm">
        <span>
          {isError ? 'Incident reports could not be loaded' : 'Loading incident reports...'}
        </span>
      </NoticeLine>
    );
  }
  const notice = noticeView(incidents);
  return NOTICE_TONES.map((tone) =>
    notice[tone].map((view) => <NoticeRow key={tone} tone={tone} view={view} />),
  );
}
