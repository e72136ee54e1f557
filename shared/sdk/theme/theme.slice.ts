import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'dark' | 'light';

export const themeSlice = createSlice({
  name: 'theme',
  initialState: { value: 'dark' as Theme },
  reducers: {
    chosen: (state, { payload }: PayloadAction<Theme>) => {
      state.value = payload;
    },
  },
});
