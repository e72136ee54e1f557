import { useState } from 'react';
import type { ReactNode } from 'react';

/** Text that is revealed by a press. */
export function Spoiler({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <span className="spoiler shown">{children}</span>;
  return (
    <button
      type="button"
      className="spoiler"
      aria-label="Show spoiler"
      onClick={() => setShown(true)}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
