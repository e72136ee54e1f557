import type { Brand } from '@portico/sdk/platform';

export const testBrand: Brand = {
  name: 'Juno',
  tagline: 'All in one.',
  icon: 'https://cdn.juno.example/icon.png',
  previewImage: 'https://cdn.juno.example/preview.png',
  cdn: 'https://cdn.juno.example',
  inviteUrl: 'https://discord.com/oauth2/authorize?client_id=1&scope=bot',
  supportUrl: 'https://discord.gg/juno',
  docsUrl: 'https://docs.juno.example',
  contactEmail: 'support@juno.example',
  imprintUrl: '',
  prefix: ';',
  accent: '#7c6cff',
  supportLanguages: 'English or German',
  answerTime: '24 hours',
  dataRequestTime: '7 days',
  dataDeletionTime: '2 weeks',
};
