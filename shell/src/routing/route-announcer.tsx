import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@portico/ui';

/** Announces the title of each page to screen readers, except the first one, which the browser announces. */
export function RouteAnnouncer({ title }: { title: string }) {
  const [announced, announce] = useState('');
  const last = useRef(title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    announce(title);
  }, [title]);
  return (
    <VisuallyHidden role="status" aria-live="polite" data-announcer="">
      {announced}
    </VisuallyHidden>
  );
}
