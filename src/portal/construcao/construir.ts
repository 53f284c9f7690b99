import { join } from 'node:path';
import { construirPrograma, construirSite } from './construcao.ts';

// Builds what the next start would build: `npm run build`.
const raiz = join(import.meta.dirname, '..', '..', '..');
for (const construir of [construirPrograma, construirSite]) process.stdout.write(`${await construir(raiz, () => undefined)}\n`);
