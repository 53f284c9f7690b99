import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { encadearAuditoria, verificarAuditoria } from '../auditoria/audit-chain.ts';
import { criarCifra } from './cifra.ts';
import { haSegredosComunsDeOutraChave, protegerSegredosComuns, segredosComuns } from './segredos-comuns.ts';

let banco: BancoDeTeste;
beforeEach(async () => {
  banco = await bancoDeTeste();
});
afterEach(() => banco.fechar());

const [chave, nova] = [randomBytes(32), randomBytes(32)];
const cifra = criarCifra([chave]);
const nada = { sessionSecret: null, credentialKey: null };
/** What one data folder holds. */
const pasta = () => ({ sessionSecret: randomBytes(32).toString('base64url'), credentialKey: randomBytes(32) });

it('processes with folders of their own end with the secrets of the first, also when they start at once', async () => {
  const pastas = [pasta(), pasta(), pasta()];
  const deles = await Promise.all(pastas.map((daPasta) => segredosComuns(banco.db, cifra, nada, daPasta)));
  expect(deles[1]).toEqual(deles[0]);
  expect(deles[2]).toEqual(deles[0]);
  expect(pastas.map((p) => p.sessionSecret)).toContain(deles[0]?.sessionSecret);
  expect(await segredosComuns(banco.db, cifra, nada, pasta())).toEqual(deles[0]);
});

it('what the environment gives counts and is not kept; the key of the audit chain outlives it', async () => {
  const primeira = pasta();
  const antes = await segredosComuns(banco.db, cifra, nada, primeira);
  await sql`insert into auditoria (acao, alvo_tipo, alvo_id) select 'teste', 'pessoa', n from generate_series(1, 3) n`.execute(banco.db);
  await sql`select pg_sleep(1.1)`.execute(banco.db);
  expect(await encadearAuditoria(banco.db, antes.chaveDaAuditoria)).toBe(3);
  const dados = { sessionSecret: randomBytes(32).toString('base64url'), credentialKey: randomBytes(32) };
  const depois = await segredosComuns(banco.db, cifra, dados, pasta());
  expect(depois).toEqual({ ...dados, chaveDaAuditoria: antes.chaveDaAuditoria });
  expect((await verificarAuditoria(banco.db, depois.chaveDaAuditoria)).problemas).toEqual([]);
  expect(await segredosComuns(banco.db, cifra, nada, pasta())).toEqual(antes);
});

it('nothing of them is readable in the database, and they follow the key of the data', async () => {
  const daPasta = pasta();
  const comuns = await segredosComuns(banco.db, cifra, nada, daPasta);
  const { rows } = await sql<{ dados: Buffer }>`select dados from segredos_guardados`.execute(banco.db);
  for (const { dados } of rows) expect(dados.includes(Buffer.from(daPasta.sessionSecret).subarray(0, 8))).toBe(false);
  const girada = criarCifra([nova, chave]);
  expect(await haSegredosComunsDeOutraChave(banco.db, girada)).toBe(true);
  expect(await protegerSegredosComuns(banco.db, girada)).toBe(3);
  expect(await haSegredosComunsDeOutraChave(banco.db, girada)).toBe(false);
  expect(await segredosComuns(banco.db, criarCifra([nova]), nada, pasta())).toEqual(comuns);
  await expect(segredosComuns(banco.db, cifra, nada, pasta())).rejects.toMatchObject({ code: 'DADOS_PROTEGIDOS' });
});

it('the database takes only these, closed', async () => {
  const gravar = (nome: string, bytes: number, chaveId: string) =>
    sql`insert into segredos_guardados (nome, dados, chave_id) values (${nome}, ${randomBytes(bytes)}, ${chaveId})`.execute(banco.db);
  await expect(gravar('outro', 40, '0123456789abcdef')).rejects.toThrow('segredos_guardados_nome_check');
  await expect(gravar('sessao', 10, '0123456789abcdef')).rejects.toThrow('segredos_guardados_dados_check');
  await expect(gravar('sessao', 40, 'x')).rejects.toThrow('segredos_guardados_chave_id_check');
});
