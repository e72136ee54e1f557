/**
 * The entry point of the sdk for pages that fetch data: Redux Toolkit with its query cache. It is a
 * shared module in a file of its own, which only pages that import it load (docs/decisions/0014).
 */
export { createSlice } from '@reduxjs/toolkit';
export { remoteApi } from './query/remote-api.ts';
