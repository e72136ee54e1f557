import { CircleCheck, Megaphone, TriangleAlert, Wrench } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Choice } from '@portico/contracts/rules/status/choice';
import { INCIDENT_ICONS } from '@portico/contracts/rules/status/incident-view';
import type { IncidentIconName } from '@portico/contracts/rules/status/incident-view';

const ICONS: Record<IncidentIconName, LucideIcon> = {
  incident: TriangleAlert,
  maintenance: Wrench,
  announcement: Megaphone,
  over: CircleCheck,
};

/** Icon of the kind of incident; a tick once it is resolved. */
export function IncidentIcon({ icon }: { icon: Choice<IncidentIconName, string> }) {
  return INCIDENT_ICONS.map((name) => {
    const Icon = ICONS[name];
    return icon[name].map(() => <Icon key={name} size={18} aria-hidden="true" />);
  });
}
