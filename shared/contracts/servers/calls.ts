import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getInvoiceServers = call({
  operation: 'getInvoiceServers',
  method: 'GET',
  path: '/api/user/servers/invoice/:invoiceId',
  answer: answers.getInvoiceServers,
});

export const getLicenseSummary = call({
  operation: 'getLicenseSummary',
  method: 'GET',
  path: '/api/user/servers/summary',
  answer: answers.getLicenseSummary,
});

export const getServerList = call({
  operation: 'getServerList',
  method: 'GET',
  path: '/api/user/servers/list',
  answer: answers.getServerList,
});

export const authorizeServers = call({
  operation: 'authorizeServers',
  method: 'POST',
  path: '/api/user/servers/authorize',
});

export const getAuthorizedServers = call({
  operation: 'getAuthorizedServers',
  method: 'GET',
  path: '/api/user/servers/authorized',
  answer: answers.getAuthorizedServers,
});

export const transferServer = call({
  operation: 'transferServer',
  method: 'POST',
  path: '/api/user/servers/transfer',
});

export const getTransfers = call({
  operation: 'getTransfers',
  method: 'GET',
  path: '/api/user/servers/transfers',
  answer: answers.getTransfers,
});

export const getServer = call({
  operation: 'getServer',
  method: 'GET',
  path: '/api/server/:guildId',
  answer: answers.getServer,
});
