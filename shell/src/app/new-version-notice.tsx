import { useSyncExternalStore } from 'react';
import { useHasDirtyForm } from 'shared/sdk/host';
import { Button } from 'shared/ui';
import { useHost } from '../host/host-context.ts';
import { NoticeBar, NoticeWords } from '../layout/notice-bar.tsx';

/**
 * Says that a newer version waits while a form holds somebody's input: the form is kept, and the
 * new version comes when they want it. Without such a form the next page brings it by itself.
 */
export function NewVersionNotice() {
  const { watch, loads } = useHost();
  const isOutdated = useSyncExternalStore(watch.subscribe, watch.isOutdated);
  const isDirty = useHasDirtyForm();
  return (
    <div role="status">
      {isOutdated && isDirty && (
        <NoticeBar>
          <NoticeWords>
            A newer version of this site is ready. What you have entered is kept until you reload.
          </NoticeWords>
          <Button size="s" variant="secondary" onClick={loads.reload}>
            Reload
          </Button>
        </NoticeBar>
      )}
    </div>
  );
}
