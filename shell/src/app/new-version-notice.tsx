import { useSyncExternalStore } from 'react';
import { useHasDirtyForm } from '@portico/sdk/host';
import { Button } from '@portico/ui';
import { useHost } from '../host/host-context.ts';
import { NoticeBar, NoticeText } from '../layout/notice-bar.tsx';

/**
 * Announces a newer version while a form contains input: the form stays, and the visitor decides
 * when to reload. Without such a form the next navigation loads the new version.
 */
export function NewVersionNotice() {
  const { watch, loads } = useHost();
  const isOutdated = useSyncExternalStore(watch.onRegistryChange, watch.isOutdated);
  const isDirty = useHasDirtyForm();
  return (
    <div role="status">
      {isOutdated && isDirty && (
        <NoticeBar>
          <NoticeText>
            A newer version of this site is ready. What you have entered is kept until you reload.
          </NoticeText>
          <Button size="s" variant="secondary" onClick={loads.reload}>
            Reload
          </Button>
        </NoticeBar>
      )}
    </div>
  );
}
