import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { raiz } from './arvore.ts';
import { escreverEsquema } from './esquema.ts';
import { documentosGerados } from './gerados.ts';

// `npm run generate`: the types of the database from the migrations, then the documents from the code.
await escreverEsquema();
for (const [caminho, texto] of Object.entries(await documentosGerados())) {
  mkdirSync(dirname(join(raiz, caminho)), { recursive: true });
  writeFileSync(join(raiz, caminho), texto);
  process.stdout.write(`${caminho}\n`);
}
