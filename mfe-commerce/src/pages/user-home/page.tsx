import { Navigate } from '@portico/sdk';

/** `/user` redirects to the overview (spec 1 §2). */
export default function UserHomePage() {
  return <Navigate to="/user/overview" replace />;
}
