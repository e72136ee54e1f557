import { injectSlice, useDispatch, useSelector } from '@portico/sdk';
import { createSlice } from '@portico/sdk/data';

interface SidebarState {
  /** The branches that somebody has opened or closed, by their path of labels. */
  open: Record<string, boolean>;
}

const initialState: SidebarState = { open: {} };

const slice = injectSlice(
  createSlice({
    name: 'staffSidebar',
    initialState,
    reducers: {
      toggled: (state, { payload }: { payload: { key: string; isOpen: boolean } }) => {
        state.open[payload.key] = payload.isOpen;
      },
    },
  }),
);

/**
 * Whether a branch is open, and a function that toggles it; the state survives navigation.
 * @param isOpenAtFirst until somebody toggles it
 */
export function useBranch(
  key: string,
  isOpenAtFirst: boolean,
): { isOpen: boolean; toggle: () => void } {
  const dispatch = useDispatch();
  const isOpen = useSelector(
    (state: { staffSidebar?: SidebarState }) => state.staffSidebar?.open[key] ?? isOpenAtFirst,
  );
  return { isOpen, toggle: () => void dispatch(slice.actions.toggled({ key, isOpen: !isOpen })) };
}
