export { LegalFirstScreen as default } from '../../legal/legal-first-screen.tsx';
