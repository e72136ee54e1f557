import { marked, markedList } from '@portico/sdk/platform';
import { IMPACT_TONES, INCIDENT_ICONS } from '@portico/contracts/rules/status/incident-view';
import type { IncidentView } from '@portico/contracts/rules/status/incident-view';
import { markedChoice } from '../marked-choice.ts';

export const markedIcon = markedChoice('icon', INCIDENT_ICONS, marked('.'));

/** An incident of a template (docs/decisions/0094). */
export const markedIncident: IncidentView = {
  title: marked('title'),
  id: marked('id'),
  icon: markedIcon,
  state: marked('state'),
  impact: markedChoice('impact', IMPACT_TONES, marked('.')),
  notes: markedList('notes', marked('.')),
  ended: marked('ended'),
  updates: markedList('updates', {
    id: marked('id'),
    state: marked('state'),
    at: marked('at'),
    when: marked('when'),
    text: marked('text'),
  }),
};
