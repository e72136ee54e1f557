import { useCommerceStoreQuery } from '../../store/store.api.ts';
import { PlansPlaceholder, PlansSection } from './plans-section.tsx';
import { StoreLayout, StorePageBox } from './store-layout.tsx';

/** `/store`: the plans and frequently asked questions (spec 1 §2). */
export default function StorePage() {
  const { data, isLoading } = useCommerceStoreQuery();
  if (isLoading) {
    return (
      <StorePageBox>
        <PlansPlaceholder />
      </StorePageBox>
    );
  }
  // Plans can be bought also while the texts cannot be loaded.
  return (
    <StoreLayout texts={data}>
      <PlansSection />
    </StoreLayout>
  );
}
