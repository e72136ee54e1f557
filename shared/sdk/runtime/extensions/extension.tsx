import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ComponentPoint } from '../../platform/extension-point.ts';
import { ErrorBoundary } from '../failure/error-boundary.tsx';
import { EXTENSION_TIMEOUT_MS, loadExtension, reportExtension } from './extension-host.ts';

interface ExtensionProps<Props extends object> {
  point: ComponentPoint<Props>;
  props: NoInfer<Props>;
  /** Shows until the extension does, and instead of one that is missing or fails. */
  fallback: ReactNode;
  /** Milliseconds from the mount until the extension shows; at most 8 seconds. */
  timeoutMs?: number;
}

/**
 * Shows the component that another remote offers for a point. An extension that is missing, does not
 * load, throws or takes too long shows the fallback and leaves the page as it is. Fallback and
 * extension should have the same size. It loads with the mount: mount it when it is nearly visible.
 */
export function Extension<Props extends object>(extension: ExtensionProps<Props>) {
  return <LoadedExtension key={extension.point.name} {...extension} />;
}

function LoadedExtension<Props extends object>(extension: ExtensionProps<Props>) {
  const { point, props, fallback, timeoutMs = EXTENSION_TIMEOUT_MS } = extension;
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  /** Whether the extension has shown or thrown: its time no longer counts. */
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
      // The fallback stays; the host has reported why.
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
