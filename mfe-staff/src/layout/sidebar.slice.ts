import { injectSlice, useDispatch, useSelector } from '@portico/sdk';
import { createSlice } from '@portico/sdk/data';

interface SidebarState {
  /** Closed branches, by their path of labels. */
  closed: Record<string, boolean>;
}

const initialState: SidebarState = { closed: {} };

const slice = injectSlice(
  createSlice({
    name: 'staffSidebar',
    initialState,
    reducers: {
      toggled: (state, { payload }: { payload: string }) => {
        state.closed[payload] = !state.closed[payload];
      },
    },
  }),
);

/** Whether a branch is open, and a function that toggles it; the state survives navigation. */
export function useBranch(key: string): { isOpen: boolean; toggle: () => void } {
  const dispatch = useDispatch();
  const isOpen = useSelector(
    (state: { staffSidebar?: SidebarState }) => !state.staffSidebar?.closed[key],
  );
  return { isOpen, toggle: () => void dispatch(slice.actions.toggled(key)) };
}
