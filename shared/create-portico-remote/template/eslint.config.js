export { eslintConfig as default } from '@portico/remote/eslint';
