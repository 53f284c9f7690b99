import { comecar } from './construcao/comecar.ts';

// The command, which starts as the portal does: `npm run integridade`.
await comecar('integridade', () => import('./integridade-programa.ts'));
