import { comecar } from './construcao/comecar.ts';

// The start: what is imported here is loaded from its sources each time, so it is little.
await comecar('programa', () => import('./programa.ts'));
