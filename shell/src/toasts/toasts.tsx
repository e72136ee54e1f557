import { lazy, Suspense, useState } from 'react';
import { useToasts } from '@portico/sdk/host';
import { whenInUse } from '../scheduling/when-in-use.ts';
import { ErrorBoundary } from '@portico/sdk/host';

const fetchList = () => import('./toast-list.tsx');
const ToastList = lazy(() => fetchList().then((module) => ({ default: module.ToastList })));
whenInUse(fetchList);

/**
 * The messages of the page. The code of the list is a separate chunk, because most visits have no
 * messages.
 */
export function Toasts() {
  const toasts = useToasts();
  const [isNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ToastList toasts={toasts} />
      </Suspense>
    </ErrorBoundary>
  );
}
