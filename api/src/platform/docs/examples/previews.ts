import {
  createPreviewContract,
  createTeamPreviewContract,
  endPreviewContract,
  endTeamPreviewContract,
  listPreviewsContract,
  listTeamPreviewsContract,
  startOwnPreviewContract,
} from '@portico/sdk/contracts/previews/schema';
import { example } from '@portico/sdk/contracts/example';

export const previewsExamples = [
  example(createPreviewContract, {
    params: { name: 'mfe-public' },
    body: {
      version: '1.1.0',
      with: { 'mfe-tools': '1.0.0' },
      seconds: 3600,
      note: 'The new landing page',
      to: '/status',
    },
    answer: {
      id: 'b3cb6a052cfe',
      url: 'https://bot.example/preview/4-QLGJm4EEngFhOloPCoAUBRj6X0rfEyNMOzinfMeA8?to=%2Fstatus',
      expires_at: 1763643206,
      warnings: [],
    },
  }),
  example(listPreviewsContract, {
    params: { name: 'mfe-public' },
    answer: [
      {
        id: '59a4cec0e354',
        versions: { 'mfe-public': '1.1.0', 'mfe-tools': '1.0.0' },
        note: 'The new landing page',
        created_by: { id: 'deploy-key:3205c67466e3', label: 'pipeline' },
        created_at: 1763639602,
        expires_at: 1763643202,
      },
    ],
  }),
  example(endPreviewContract, {
    params: { name: 'mfe-public', id: '4f0c9a7be213' },
    answer: { id: '4f0c9a7be213' },
  }),
  example(listTeamPreviewsContract, {
    answer: [
      {
        id: '1edcb83b9c84',
        versions: { 'mfe-public': '1.1.0', 'mfe-tools': '1.0.0' },
        note: 'The new landing page',
        created_by: { id: 'deploy-key:3205c67466e3', label: 'pipeline' },
        created_at: 1763639602,
        expires_at: 1763643202,
      },
    ],
  }),
  example(createTeamPreviewContract, {
    body: {
      versions: { 'mfe-public': '1.1.0' },
      seconds: 3600,
      note: 'The new landing page',
      to: '/status',
    },
    answer: {
      id: '9775653f9b32',
      url: 'https://bot.example/preview/YeHpdE1xyb1Cpf5YSgKau-m7oP0EpAX8hDC-0Wu13DY?to=%2Fstatus',
      expires_at: 1763643207,
      warnings: [],
    },
  }),
  example(startOwnPreviewContract, {
    body: { versions: { 'mfe-public': '1.1.0' } },
    answer: { expires_at: 1763668407, warnings: [] },
  }),
  example(endTeamPreviewContract, {
    params: { id: '4f0c9a7be213' },
    answer: { id: '4f0c9a7be213' },
  }),
];
