import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@portico/ui';

interface NoCommandsProps {
  /** Why there are none at all. */
  message?: string;
  actions?: ReactNode;
}

/** Shown in place of an empty list (spec 0 §2). */
export const NoCommands = ({ message, actions }: NoCommandsProps) => (
  <EmptyState
    title="No commands found matching your criteria."
    message={message}
    icon={<SearchX size={26} />}
    actions={actions}
  />
);
