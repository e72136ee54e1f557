import { CircleCheck, Megaphone, TriangleAlert, Wrench } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';

/** A newer API may know further kinds. */
const ICONS: Partial<Record<string, LucideIcon>> = {
  incident: TriangleAlert,
  maintenance: Wrench,
  announcement: Megaphone,
};

/** Icon of the kind of incident; a tick once it is resolved. */
export function IncidentIcon({ incident: { kind, ended_at } }: { incident: Incident }) {
  const Icon = ended_at === null ? (ICONS[kind] ?? TriangleAlert) : CircleCheck;
  return <Icon size={18} aria-hidden="true" />;
}
