import { CircleCheck } from 'lucide-react';
import { EmptyState } from '@portico/ui';

/** A page of the history without reports. */
export const NoReports = ({ message }: { message: string }) => (
  <EmptyState title="No Reports" message={message} icon={<CircleCheck size={26} />} />
);
