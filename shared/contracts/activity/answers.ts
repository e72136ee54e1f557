// Written by `npm run answers` from schema.ts; do not edit.
export const getActivity = [
  { user_id: 'id', message_date: 'string', total_messages: 'number' },
] as const;
