import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ComponentPoint } from '../../platform/extension-point.ts';
import { ErrorBoundary } from '../failure/error-boundary.tsx';
import { EXTENSION_TIMEOUT_MS, loadExtension, reportExtension } from './extension-host.ts';

interface ExtensionProps<Props extends object> {
  point: ComponentPoint<Props>;
  props: NoInfer<Props>;
  /** Shown until the extension renders, and in place of one that is missing or fails. */
  fallback: ReactNode;
  /** Milliseconds from the mount until the extension renders; at most 8 seconds. */
  timeoutMs?: number;
}

/**
 * Shows the component that another remote offers for a point. If the extension is missing, does not
 * load, throws or takes too long, the fallback is shown and the page keeps working. Fallback and
 * extension should have the same size. It loads when it is mounted, so mount it only shortly before
 * it becomes visible.
 */
export function Extension<Props extends object>(extension: ExtensionProps<Props>) {
  return <LoadedExtension key={extension.point.name} {...extension} />;
}

function LoadedExtension<Props extends object>(extension: ExtensionProps<Props>) {
  const { point, props, fallback, timeoutMs = EXTENSION_TIMEOUT_MS } = extension;
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  /** Whether the extension has rendered or thrown, so that its time limit no longer applies. */
  const isSettled = useRef(false);
  const settle = useCallback(() => {
    isSettled.current = true;
  }, []);

  useEffect(() => {
    let isCurrent = true;
    let hasLoaded = false;
    const timer = setTimeout(() => {
      if (isSettled.current) return;
      isCurrent = false;
      setFailed(true);
      if (hasLoaded) reportExtension(point, { kind: 'timeout', ms: timeoutMs });
    }, timeoutMs);
    loadExtension(point).then(
      (loaded) => {
        hasLoaded = true;
        if (isCurrent) setComponent(() => loaded as ComponentType<Props>);
      },
      // The fallback stays; the host has reported the cause.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [point, timeoutMs]);

  if (hasFailed || !Component) return fallback;
  const onError = (error: unknown) => {
    settle();
    reportExtension(point, { kind: 'thrown', error });
  };
  return (
    <ErrorBoundary fallback={() => fallback} onError={onError}>
      <Suspense fallback={fallback}>
        <Component {...props} />
        <Mounted onMount={settle} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Calls back when its siblings are mounted. */
function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}
