import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { DESKTOP_MIN_WIDTH } from 'shared/ui';
import { whenInUse } from '../scheduling/when-in-use.ts';
import { useOpenHere } from '../routes/use-open-here.ts';
import { IconButton } from '../layout/nav.styles.ts';

const fetchSheet = () => import('./mobile-sheet.tsx');
const MobileSheet = lazy(() => fetchSheet().then((module) => ({ default: module.MobileSheet })));
whenInUse(fetchSheet);

/** The menu below 1024 px; what it opens is fetched when someone begins to use the page. */
export function MobileMenu() {
  const [isOpen, setOpen] = useOpenHere(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => (isOpen ? onDesktopWidth(() => setOpen(false)) : undefined));
  return (
    <>
      <IconButton
        ref={button}
        type="button"
        data-menu="mobile"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Menu size={22} aria-hidden="true" />
      </IconButton>
      {wasOpen && (
        <Suspense>
          <MobileSheet isOpen={isOpen} onOpenChange={setOpen} button={button} />
        </Suspense>
      )}
    </>
  );
}

/** A window that grows past the breakpoint shows the other navigation. @returns stops watching */
function onDesktopWidth(act: () => void) {
  const desktop = matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH}px)`);
  desktop.addEventListener('change', act);
  return () => desktop.removeEventListener('change', act);
}
