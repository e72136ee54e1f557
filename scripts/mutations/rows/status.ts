import { noticedBy } from '../mutation.ts';

/** Rows 190 to 192: incidents, the uptime, and the status on other sites. */
export const STATUS = [
  ...noticedBy('api/test/feeds.test.ts', [
    {
      rows: [190],
      change: 'the widget may load anything',
      file: 'api/src/bot/feeds/widget.ts',
      find: "`default-src 'none'; style-src",
      replace: '`default-src *; style-src',
      titles: 'the widget may be in frames of other sites',
    },
    {
      rows: [190],
      change: 'the widget contains a name as it is',
      file: 'api/src/bot/feeds/widget.ts',
      find: '<title>${escapeHtml(name)} status</title>',
      replace: '<title>${name} status</title>',
      titles: 'the widget may be in frames of other sites',
    },
    {
      rows: [190],
      change: 'other answers may be in frames, too',
      file: 'api/src/bot/feeds/feeds.service.ts',
      find: "this.current('summary', 'application/json', {}, ",
      replace:
        "this.current('summary', 'application/json', { 'content-security-policy': WIDGET_POLICY }, ",
      titles: 'the widget may be in frames of other sites',
    },
  ]),
  ...noticedBy('api/src/bot/feeds/feed-texts.test.ts', [
    {
      rows: [190],
      change: 'feeds contain the markup of a text',
      file: 'api/src/bot/feeds/feed-texts.ts',
      find: "escapeHtml(text.replace(NOT_XML, ''))",
      replace: "text.replace(NOT_XML, '')",
      titles: 'texts are what the team wrote',
    },
  ]),
  ...noticedBy('api/test/components.test.ts', [
    {
      rows: [191],
      change: 'a pause counts as measured',
      file: 'api/src/bot/components/components.repository.ts',
      find: 'const MAX_GAP_SECONDS = 150;',
      replace: 'const MAX_GAP_SECONDS = 15_000;',
      titles: 'counts the time between two samples',
    },
    {
      rows: [191],
      change: 'an import may be of the current day',
      file: 'api/src/bot/components/components.ingest.ts',
      find: 'day < dayOf(now)',
      replace: 'day <= dayOf(now)',
      titles: 'days of an earlier monitor are imported',
    },
    {
      rows: [191],
      change: 'an incident counts as downtime that nobody measured',
      file: 'api/src/bot/components/components.repository.ts',
      find: 'counted[countedAs(state, isMaintenance)] += seconds',
      replace: "counted[countedAs('down', isMaintenance)] += seconds",
      titles: 'counts the time between two samples',
    },
  ]),
  ...noticedBy('api/test/incidents.test.ts', [
    {
      rows: [192],
      change: 'the version is not compared',
      file: 'api/src/bot/incidents/incidents.service.ts',
      find: 'version !== undefined && version !== row.version',
      replace: 'version !== undefined && version > row.version',
      titles: 'of two concurrent changes',
    },
    {
      rows: [192],
      change: 'the log does not contain the text before a correction',
      file: 'api/src/bot/incidents/incidents.service.ts',
      find: 'detail: { update: updateId, from: before, to: text },',
      replace: 'detail: { update: updateId, to: text },',
      titles: 'a text can be corrected',
    },
    {
      rows: [192],
      change: 'a correction may be of another incident',
      file: 'api/src/bot/incidents/incidents.repository.ts',
      find: '      eq(incidentUpdates.incidentId, incidentId),\n',
      replace: '',
      titles: 'a text can be corrected',
    },
  ]),
];
