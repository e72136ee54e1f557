import { Navigate } from 'shared/sdk';

/** `/staff` redirects to the overview (spec 1 §2, DESIGN §10.3). */
export default function LandingPage() {
  return <Navigate to="/staff/overview" replace />;
}
