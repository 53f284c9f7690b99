import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { raiz } from './arvore.ts';
import { partesDeTerceiros } from './avisos.ts';
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

test('the notice of third parties names every part under the LGPL, libvips of sharp among them', () => {
  const aviso = readFileSync(join(raiz, 'src/portal/web/public/avisos-de-terceiros.txt'), 'utf8');
  const lgpl = partesDeTerceiros().filter(({ licenca }) => licenca.includes('LGPL'));
  expect(lgpl.map(({ nome }) => nome)).toContain('@img/sharp-libvips-linux-x64');
  for (const { nome, versao, licenca } of lgpl) expect(aviso).toContain(`${nome} ${versao} (${licenca})`);
  expect(aviso).toContain('https://www.gnu.org/licenses/lgpl-3.0.html');
});
