import { useSelector } from 'react-redux';
import type { RootState } from '../store/store.ts';
import type { SessionState } from '../store/session.slice.ts';

/** Who is signed in (spec 1 §4). */
export function useSession(): SessionState {
  return useSelector((state: RootState) => state.session);
}
