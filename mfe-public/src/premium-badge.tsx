import { Gem } from 'lucide-react';
import { Badge } from '@portico/ui';

/** Marks what only a server with a license has. */
export function PremiumBadge({ mark }: { mark: string }) {
  return (
    <Badge tone="accent">
      <Gem size={12} aria-hidden="true" /> <span>{mark}</span>
    </Badge>
  );
}
