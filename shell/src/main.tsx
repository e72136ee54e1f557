import './boot/trusted-scripts.ts';
import { start } from './boot/start.tsx';

void start();
