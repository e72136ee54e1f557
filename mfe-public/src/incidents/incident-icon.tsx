import { CircleCheck, Megaphone, TriangleAlert, Wrench } from 'lucide-react';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';

const ICONS = { incident: TriangleAlert, maintenance: Wrench, announcement: Megaphone } as const;

/** Icon of the kind of incident; a tick once it is resolved. */
export function IncidentIcon({ incident: { kind, ended_at } }: { incident: Incident }) {
  const Icon = ended_at === null ? ICONS[kind] : CircleCheck;
  return <Icon size={18} aria-hidden="true" />;
}
