import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pastaDeCopias } from '#tests/helpers/aplicacao/copias.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { copiar } from './copiar.ts';
import { obterOperacao } from './obter-operacao.ts';

const pasta = pastaDeCopias();
const { backupDir } = pasta.config;
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [] });
});
beforeEach(async () => {
  await sql`truncate copias cascade`.execute(s.banco.dono);
  rmSync(backupDir, { recursive: true, force: true });
});
afterAll(async () => {
  await s.fechar();
  pasta.apagar();
});

const fazer = async (): Promise<string> =>
  (await copiar(pasta.copiador(s.banco), { origem: 'tela', usuarioNome: 'Fernanda', conferir: false }))?.feita.id ?? '';
const listar = async () => (await obterOperacao({ ...s.servicos, config: { ...s.servicos.config, backupDir } })).copias;
/** A backup of years ago that was found whole. */
async function antiga(hora: string): Promise<string> {
  const nome = `2020-03-01T${hora}-00-00Z-abcdef`;
  mkdirSync(join(backupDir, nome), { recursive: true });
  await sql`with c as (insert into copias (origem, nome, duracao_ms, retrato_em) values ('noite', ${nome}, 1, '2020-03-01') returning id)
    insert into copias_verificacoes (copia_id, achados, duracao_ms) select id, 0, 1 from c`.execute(s.banco.db);
  return nome;
}

test('what retention deletes is told as deleted, and only that', async () => {
  const [vai, fica] = [await antiga('05'), await antiga('15')];
  const nova = await fazer();
  expect(existsSync(join(backupDir, vai))).toBe(false);
  expect(await listar()).toMatchObject([
    { nome: nova, apagadaEm: null, naPasta: true },
    { nome: fica, apagadaEm: null, naPasta: true },
    { nome: vai, apagadaEm: expect.any(String), naPasta: false },
  ]);
});

test('a backup that somebody moved away is told as one that is not in the folder, and not as deleted', async () => {
  const nova = await fazer();
  rmSync(join(backupDir, nova), { recursive: true });
  expect(await listar()).toMatchObject([{ nome: nova, apagadaEm: null, naPasta: false }]);
});

test('the backup made before an update outlives that of the night which follows', async () => {
  const antesDeAtualizar = await fazer();
  const daNoite = await fazer();
  expect(readdirSync(backupDir).toSorted()).toEqual([antesDeAtualizar, daNoite].toSorted());
});
