import { getAuditContract } from '@portico/sdk/contracts/audit/schema';
import { example } from '@portico/sdk/contracts/example';

export const auditExamples = [
  example(getAuditContract, {
    query: { action: 'incident.open', from: '2025-01-01' },
    answer: {
      entries: [
        {
          id: '20',
          at: 1763639601,
          actor: 'user:243483102788599882',
          action: 'incident.open',
          target: 'incident:f4f0311d-319d-45d7-b030-dd1c6ccad416',
          detail: {
            kind: 'incident',
            state: 'investigating',
            title: 'Commands answer slowly',
            impact: 'minor',
            components: ['gateway'],
          },
          origin: '203.0.113.7',
        },
      ],
      next: null,
      actions: [
        'blacklist.export',
        'blacklist.read',
        'deploy-key.add',
        'economy.export',
        'economy.read',
        'id.read',
        'incident.open',
        'ingest-key.add',
        'release.promote',
        'release.publish',
        'smoke-key.add',
      ],
    },
  }),
];
