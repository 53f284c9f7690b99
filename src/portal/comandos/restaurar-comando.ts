import { comecar } from '../construcao/comecar.ts';

// The command, which starts as the portal does: `npm run restaurar`.
await comecar('restaurar', () => import('./restaurar-programa.ts'));
