import { call } from '../call.ts';
import * as answers from './answers.ts';

/** Previews of an app, for deploy keys (docs/releases.md). */
export const createPreview = call({
  operation: 'createPreview',
  method: 'POST',
  path: '/api/releases/:name/previews',
});

export const listPreviews = call({
  operation: 'listPreviews',
  method: 'GET',
  path: '/api/releases/:name/previews',
  answer: answers.listPreviews,
});

export const endPreview = call({
  operation: 'endPreview',
  method: 'DELETE',
  path: '/api/releases/:name/previews/:id',
});

/** Previews in the back-office. */
export const listTeamPreviews = call({
  operation: 'listTeamPreviews',
  method: 'GET',
  path: '/api/staff/platform/previews',
  answer: answers.listTeamPreviews,
});

export const createTeamPreview = call({
  operation: 'createTeamPreview',
  method: 'POST',
  path: '/api/staff/platform/previews',
  answer: answers.createTeamPreview,
});

/** Starts a preview in the browser of the caller. */
export const startOwnPreview = call({
  operation: 'startOwnPreview',
  method: 'POST',
  path: '/api/staff/platform/previews/own',
});

export const endTeamPreview = call({
  operation: 'endTeamPreview',
  method: 'DELETE',
  path: '/api/staff/platform/previews/:id',
});
