import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@portico/ui';
import { Shown, Window } from './template-card.styles.ts';
import { useIsCut } from './use-is-cut.ts';

/** A template as Discord shows it: as high as its content, and a very long one with a button to show all. */
export function PreviewWindow({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(box);
  return (
    <Shown>
      <Window ref={box} inert $isOpen={isOpen} $isCut={isCut && !isOpen}>
        {children}
      </Window>
      {(isCut || isOpen) && (
        <Button
          size="s"
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show Less' : 'Show All'} of ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show Less' : 'Show All'}
        </Button>
      )}
    </Shown>
  );
}
