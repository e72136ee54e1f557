// Written by `npm run answers` from schema.ts; do not edit.
export const cancelInvoice = { status: 'string' } as const;
export const getInvoice = {
  invoiceId: 'string',
  'number??': 'string',
  userId: 'string',
  plan: 'string',
  servers: 'number',
  amount: 'number',
  discountAmount: 'number',
  'paidAmount??': 'number',
  refundedAmount: 'number',
  status: 'string',
  purchaseDate: 'number',
  'completedAt??': 'number',
  'cancelledAt?': 'number',
  'consent?': { at: 'number', 'text??': 'string' },
  'sessionId??': 'string',
  payable: 'boolean',
  tax: { percent: 'number', amount: 'number', 'notice??': 'string' },
  seller: { name: 'string', address: 'string', taxId: 'string', 'imprintUrl??': 'string' },
  buyer: { 'name??': 'string', 'email??': 'string', 'country??': 'string' },
  'pdfUrl??': 'string',
  'documentUrl??': 'string',
  refund: {
    state: 'string',
    'state=refundable?': { until: 'number' },
    'state=closed?': { why: 'string' },
  },
  isRefunding: 'boolean',
  refunds: [
    {
      refundId: 'string',
      amount: 'number',
      status: 'string',
      by: 'string',
      requestedAt: 'number',
      'settledAt??': 'number',
    },
  ],
} as const;
export const getInvoices = {
  invoices: [
    {
      invoiceId: 'string',
      'number??': 'string',
      plan: 'string',
      amount: 'number',
      status: 'string',
      createdAt: 'number',
      serverCount: 'number',
      authorizedCount: 'number',
      pendingServers: 'number',
    },
  ],
  totalPages: 'number',
  total: 'number',
  awaiting: [{ invoiceId: 'string', pendingServers: 'number' }],
} as const;
