import { PlansSection } from './plans-section.tsx';
import { StoreLayout } from './store-layout.tsx';

/** `/store`: the plans and frequently asked questions (spec 1 §2). */
export default function StorePage() {
  return (
    <StoreLayout>
      <PlansSection />
    </StoreLayout>
  );
}
