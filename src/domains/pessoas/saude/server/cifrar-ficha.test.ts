import { salasDe } from '#tests/helpers/salas.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarCifra } from '#platform/server/segredos/cifra.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { fichaVazia } from '../ficha-saude.ts';
import { haFichasDeOutraChave, protegerFichas } from './cifrar-ficha.ts';

const chave = randomBytes(32);
let servidor: ServidorDeTeste;
const ids: number[] = [];
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas, env: { DATA_KEY: chave.toString('base64') } });
  for (const nome of ['Nina', 'Iara'])
    ids.push(((await servidor.pedir('POST', 'Pessoa', { body: { nome } })).corpo.data as { id: number }).id);
});
afterAll(() => servidor.fechar());

const quem = quemDeTeste(['ficha-saude:visualizar', 'ficha-saude:editar']);
const ver = (id = ids[0]) => servidor.pedir('GET', `FichaSaude/${id}`, { quem });
const salvar = (versao: number, alergias: string, id = ids[0]) =>
  servidor.pedir('PUT', `FichaSaude/${id}`, { quem, body: { versao, alergias, declaracao: true } });

it('nothing of the form lies readable in the database, and the row opens only for its person', async () => {
  await salvar(0, 'Dipirona');
  const guardado = await sql<{ linha: string; cru: Buffer }>`select f::text as linha, dados_cifrados as cru from fichas_saude f`.execute(
    servidor.banco.db,
  );
  expect(guardado.rows[0]?.linha).not.toMatch(/alergias|Dipirona/);
  expect(guardado.rows[0]?.cru.includes('Dipirona')).toBe(false);
  expect((await ver()).corpo.data).toMatchObject({ versao: 1, alergias: 'Dipirona' });
  await sql`update fichas_saude set pessoa_id = ${ids[1]}`.execute(servidor.banco.db);
  expect((await ver(ids[1])).status).toBe(500);
  await sql`update fichas_saude set pessoa_id = ${ids[0]}`.execute(servidor.banco.db);
  expect((await ver()).status).toBe(200);
});

it('what was stored open, or under an earlier key, is turned to the present key without a new version', async () => {
  const aberta = JSON.stringify({ ...fichaVazia(), alergias: 'Látex', declaracao: true });
  await sql`insert into fichas_saude (pessoa_id, dados, versao) values (${ids[1]}, ${aberta}::jsonb, 4)`.execute(servidor.banco.db);
  expect((await ver(ids[1])).corpo.data).toMatchObject({ versao: 4, alergias: 'Látex' });
  const nova = randomBytes(32);
  const rodada = criarCifra([nova, chave]);
  expect(await haFichasDeOutraChave(servidor.banco.db, rodada)).toBe(true);
  const vezes = await Promise.all([protegerFichas(servidor.banco.db, rodada), protegerFichas(servidor.banco.db, rodada)]);
  expect(vezes.reduce((a, b) => a + b, 0)).toBe(2);
  expect(await haFichasDeOutraChave(servidor.banco.db, rodada)).toBe(false);
  const semChave = await ver(ids[1]);
  expect([semChave.status, semChave.corpo.error?.code]).toEqual([503, 'DADOS_PROTEGIDOS']);
  expect(await protegerFichas(servidor.banco.db, criarCifra([chave, nova]))).toBe(2);
  expect((await ver(ids[1])).corpo.data).toMatchObject({ versao: 4, alergias: 'Látex' });
  expect((await salvar(4, 'Látex e amendoim', ids[1])).corpo.data).toMatchObject({ versao: 5 });
});

it('the database takes a form in one shape only', async () => {
  const { db } = servidor.banco;
  await expect(sql`update fichas_saude set dados = '{}'`.execute(db)).rejects.toThrow('fichas_saude_uma_forma');
  await expect(sql`update fichas_saude set chave_id = null`.execute(db)).rejects.toThrow('fichas_saude_uma_forma');
  await expect(sql`update fichas_saude set chave_id = 'x'`.execute(db)).rejects.toThrow('fichas_saude_chave_id_check');
  await expect(sql`insert into chaves_dados (id) values ('curta')`.execute(db)).rejects.toThrow('chaves_dados_id_check');
});
