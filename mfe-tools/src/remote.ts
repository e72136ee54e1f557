import { embedPreview } from '@portico/contracts/extensions/embed-preview';
import { defineRemote } from '@portico/sdk/platform';
import { codeXmlIcon, layoutTemplateIcon } from './nav-icons.ts';

export default defineRemote({
  name: 'mfe-tools',
  offers: [embedPreview],
  routes: [
    {
      path: '/embed',
      page: 'embed',
      preview: 'tools',
      title: 'Embed Builder',
      description: 'Build an embed for {product}, see it as it will look and copy its embed code.',
      preload: ['/api/builder'],
      data: { get: { builder: '/api/builder' } },
      // Embeds and templates name images of any host.
      images: 'anywhere',
      prerender: true,
    },
    {
      path: '/templates',
      page: 'templates',
      preview: 'tools',
      title: 'Embed Templates',
      description: 'Embed codes for {product}, ready to copy into your server.',
      preload: ['/api/templates', '/api/builder'],
      data: {
        get: { all: '/api/templates', builder: { path: '/api/builder', only: 'scripts' } },
        // A search is the page's own work.
        without: ['q', 'category'],
        needs: 'all',
        view: {
          fields: {
            templates: {
              list: 'all',
              first: 12,
              each: { fields: { id: 'id', name: 'name', image: 'image' } },
            },
          },
        },
      },
      structured: { type: 'CollectionPage' },
      images: 'anywhere',
      prerender: true,
    },
  ],
  nav: [
    {
      slot: 'information',
      path: '/embed',
      label: 'Embed Builder',
      hint: 'Design an embed and copy its code',
      icon: codeXmlIcon,
      weight: 10,
    },
    {
      slot: 'information',
      path: '/templates',
      label: 'Templates',
      hint: 'Embed codes to copy',
      icon: layoutTemplateIcon,
      weight: 20,
    },
  ],
});
