import { SlidersHorizontal } from 'lucide-react';
import { Button } from '@portico/ui';

interface FiltersButtonProps {
  /** Number of filters in use. */
  active: number;
  isOpen: boolean;
  /** Id of the element that it unfolds. */
  controls: string;
  onToggle: () => void;
  className?: string;
}

/** Unfolds filters: `Filters (2)`. */
export function FiltersButton({
  active,
  isOpen,
  controls,
  onToggle,
  className,
}: FiltersButtonProps) {
  return (
    <Button
      className={className}
      variant="secondary"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <SlidersHorizontal size={18} aria-hidden="true" />
      <span>{active > 0 ? `Filters (${active})` : 'Filters'}</span>
    </Button>
  );
}
