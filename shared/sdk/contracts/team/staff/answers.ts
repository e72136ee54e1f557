// Written by `npm run answers` from schema.ts; do not edit.
