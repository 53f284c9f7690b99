import { join } from 'node:path';
import { construirPrograma, construirSite } from './construcao.ts';
import { escreverMateriais } from './sbom.ts';

// Builds what the next start would build, and lists what it is made of: `npm run build`.
const raiz = join(import.meta.dirname, '..', '..', '..');
for (const construir of [construirPrograma, construirSite]) process.stdout.write(`${await construir(raiz, () => undefined)}\n`);
process.stdout.write(`${escreverMateriais(raiz)}\n`);
