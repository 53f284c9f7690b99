import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { transacao } from '../database/kysely.ts';
import { criarCifra } from '../segredos/cifra.ts';
import { abrirArquivo, guardarArquivoFechado, haArquivoDeOutraChave } from './arquivo-fechado.ts';
import { guardarArquivo, obterArquivo } from './files.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

const [velha, nova] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const cifra = criarCifra([velha]);
// Every byte there is: what is closed comes back as it was.
const conteudo = Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256));
const guardar = () => transacao(banco.db, (tx) => guardarArquivoFechado(tx, cifra, { nome: 'PG.REM', tipo: 'text/plain', conteudo }));

test('a closed file lies in the database in no readable form, and comes back byte for byte', async () => {
  const id = await guardar();
  const { rows } = await sql<{ conteudo: Buffer }>`select conteudo from arquivos where id = ${id}`.execute(banco.db);
  expect(rows[0]?.conteudo.includes(conteudo.subarray(40, 60))).toBe(false);
  expect(await abrirArquivo(banco.db, cifra, id)).toMatchObject({ nome: 'PG.REM', corpo: conteudo });
  await expect(obterArquivo(banco.db, id)).rejects.toThrow(/closed/);
});

test('a closed file put in the place of another does not open; one that lies open does', async () => {
  const [um, outro] = [await guardar(), await guardar()];
  await sql`update arquivos a set conteudo = b.conteudo, sha256 = b.sha256 from arquivos b where a.id = ${um} and b.id = ${outro}`.execute(
    banco.dono,
  );
  await expect(abrirArquivo(banco.db, cifra, um)).rejects.toThrow();
  const aberto = await transacao(banco.db, (tx) => guardarArquivo(tx, { nome: 'a', tipo: 'text/plain', conteudo }));
  expect(await abrirArquivo(banco.db, cifra, aberto)).toMatchObject({ corpo: conteudo });
});

test('the key that closed a file stays needed', async () => {
  const rodada = criarCifra([nova, velha]);
  expect(await haArquivoDeOutraChave(banco.db, cifra)).toBe(false);
  expect(await haArquivoDeOutraChave(banco.db, rodada)).toBe(true);
  expect(await abrirArquivo(banco.db, rodada, await guardar())).toMatchObject({ corpo: conteudo });
  await expect(abrirArquivo(banco.db, criarCifra([nova]), await guardar())).rejects.toMatchObject({ code: 'DADOS_PROTEGIDOS' });
});
