import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { raiz } from './arvore.ts';
import { tabelasDeEstados } from './estados.ts';
import { documentosGerados } from './gerados.ts';

test('generated documents are up to date (npm run generate)', async () => {
  for (const [caminho, texto] of Object.entries(await documentosGerados())) {
    const atual = existsSync(join(raiz, caminho)) ? readFileSync(join(raiz, caminho), 'utf8') : '';
    expect(atual === texto, caminho).toBe(true);
  }
});

test('the state tables of the rooms are found and drawn, none of them empty', async () => {
  const tabelas = await tabelasDeEstados();
  const salas = tabelas.map(({ sala }) => sala);
  for (const sala of [
    'academico/matriculas',
    'academico/contratos',
    'academico/estrutura',
    'academico/periodos-letivos',
    'financeiro/titulos',
    'financeiro/caixa',
    'acesso',
  ])
    expect(salas).toContain(sala);
  expect(tabelas.filter(({ passos }) => passos.length === 0 || passos.some(({ para }) => typeof para !== 'string'))).toEqual([]);
});
