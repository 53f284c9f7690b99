import { comecar } from '../construcao/comecar.ts';

// The command, which starts as the portal does: `npm run backup`.
await comecar('backup', () => import('./backup-programa.ts'));
