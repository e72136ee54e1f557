import { call } from '../call.ts';

export const getInvoiceServers = call({
  operation: 'getInvoiceServers',
  method: 'GET',
  path: '/api/user/servers/invoice/:invoiceId',
});

export const getLicenceSummary = call({
  operation: 'getLicenceSummary',
  method: 'GET',
  path: '/api/user/servers/summary',
});

export const getServerList = call({
  operation: 'getServerList',
  method: 'GET',
  path: '/api/user/servers/list',
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
});

export const getServer = call({
  operation: 'getServer',
  method: 'GET',
  path: '/api/server/:guildId',
});
