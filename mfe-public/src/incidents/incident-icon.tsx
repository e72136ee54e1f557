import { CircleCheck, Megaphone, TriangleAlert, Wrench } from 'lucide-react';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';
import { lookup } from '@portico/sdk/rules/lookup';

const ICONS = { incident: TriangleAlert, maintenance: Wrench, announcement: Megaphone } as const;

/** Icon of the kind of incident; a tick once it is resolved. */
export function IncidentIcon({ incident: { kind, ended_at } }: { incident: Incident }) {
  const Icon = ended_at === null ? lookup(ICONS, kind, TriangleAlert) : CircleCheck;
  return <Icon size={18} aria-hidden="true" />;
}
