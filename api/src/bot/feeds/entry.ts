import type { Incident } from '@portico/contracts/incidents/schema';
import { componentNames, type ComponentNames } from '@portico/contracts/components/names';
import { stateLabel } from '@portico/contracts/rules/incidents';

/** An incident as an entry of a feed. Times in epoch seconds. */
export interface Entry {
  id: string;
  url: string;
  title: string;
  /** Updates, newest first. */
  text: string;
  published: number;
  updated: number;
  tags: string[];
}

const utc = (time: number) =>
  `${new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** @param url of the incident's page */
export function entryOf(incident: Incident, url: string, names: ComponentNames): Entry {
  const { id, kind, title, state, starts_at, planned_end, components, updates } = incident;
  const times = updates.map(({ at }) => at);
  const affected = componentNames(components, names);
  const window =
    kind === 'maintenance'
      ? [`Planned: ${utc(starts_at)}${planned_end ? ` to ${utc(planned_end)}` : ''}`]
      : [];
  return {
    // Readers show an entry again whose id has changed, and the page may move.
    id: `urn:uuid:${id}`,
    url,
    title: `${stateLabel(state)}: ${title}`,
    text: [
      ...window,
      ...(affected.length > 0 ? [`Affected: ${affected.join(', ')}`] : []),
      ...updates.map((update) => `${stateLabel(update.state)}, ${utc(update.at)}\n${update.text}`),
    ].join('\n\n'),
    published: Math.min(...times, starts_at),
    updated: Math.max(...times, 0),
    tags: [kind, ...affected],
  };
}
