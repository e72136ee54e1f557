import { Navigate } from '@portico/sdk';

/** `/staff` redirects to the overview (spec 1 §2). */
export default function LandingPage() {
  return <Navigate to="/staff/overview" replace />;
}
