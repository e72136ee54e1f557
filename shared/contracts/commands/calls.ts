import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getCommands = call({
  operation: 'getCommands',
  method: 'GET',
  path: '/api/commands',
  answer: answers.getCommands,
});
export const getCommandCategories = call({
  operation: 'getCommandCategories',
  method: 'GET',
  path: '/api/commands/categories',
  answer: answers.getCommandCategories,
});
/** The categories of the site pack, as pages need them. */
export const getDisplayCategories = call({
  operation: 'getDisplayCategories',
  method: 'GET',
  path: '/api/commands/display-categories',
  answer: answers.getDisplayCategories,
});
/** What an address of a category may contain. */
export const getCategoryAddresses = call({
  operation: 'getCategoryAddresses',
  method: 'GET',
  path: '/api/commands/category-addresses',
  answer: answers.getCategoryAddresses,
});
export const getCommandAddresses = call({
  operation: 'getCommandAddresses',
  method: 'GET',
  path: '/api/commands/addresses',
  answer: answers.getCommandAddresses,
});
/** What documents contain of the list of commands. */
export const getCommandReference = call({
  operation: 'getCommandReference',
  method: 'GET',
  path: '/api/commands/reference',
  answer: answers.getCommandReference,
});
/** What the page of a command shows. */
export const getCommand = call({
  operation: 'getCommand',
  method: 'GET',
  path: '/api/commands/:category/:name',
  answer: answers.getCommand,
});
