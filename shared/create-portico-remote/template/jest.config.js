export { jestConfig as default } from '@portico/remote/jest';
