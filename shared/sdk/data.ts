/**
 * The part of the sdk for pages that ask for data: Redux Toolkit with its query cache. It is lent in
 * a file of its own, which only pages that import from here load (docs/decisions/0014).
 */
export { createSlice } from '@reduxjs/toolkit';
export { remoteApi } from './query/remote-api.ts';
