export { ButtonsSection } from './buttons-section.tsx';
export { FieldsSection } from './fields-section.tsx';
