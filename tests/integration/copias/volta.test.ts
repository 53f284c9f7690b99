import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirCopia } from '#platform/server/copias/abrir-copia.ts';
import { restauracaoAberta } from '#platform/server/copias/retencao.ts';
import { abrirConexao, type Conexao } from '#platform/server/database/connection.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { prepareDatabase } from '#platform/server/database/prepare.ts';
import { Tarefas } from '#platform/server/jobs.ts';
import { carregarCopia } from '#platform/server/copias/restaurar-copia.ts';
import { protegerRestaurada, trazerCopia } from '#portal/operacao/server/restaurar.ts';
import { copiar } from '#portal/operacao/server/copiar.ts';
import '#portal/rooms.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { pastaDeCopias } from '#tests/helpers/aplicacao/copias.ts';
import { criarMundo, criarRascunho, matricularFamilia } from '#tests/helpers/mundo.ts';
import { criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';

const copias = pastaDeCopias();
let antes: BancoDeTeste;
let volta: BancoDeTeste;
let app: Conexao;
let retrato = '';

const contagens = `select string_agg(nome || ' ' || linhas, ' ' order by nome) as tudo from (
  select relname::text as nome, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from public.%I', relname), false, true, '')))[1]::text as linhas
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'schema\\_%') t`;
const somar = async (db: Conexao['db']): Promise<string> =>
  (await sql<{ tudo: string }>`${sql.raw(contagens)}`.execute(db)).rows[0]?.tudo ?? '';

beforeAll(async () => {
  antes = await bancoDeTeste();
  const mundo = await criarMundo(antes.db, { vagas: 5 });
  const { matriculaId } = await matricularFamilia(antes.db, mundo, 'Aluna', ['100.00'], 0);
  await criarRascunho(antes.db, mundo, matriculaId);
  await criarAdministradora(antes.db);
  await sql`insert into sessoes (usuario_id, jti, ociosidade_minutos, expira_em) select id, gen_random_uuid(), 30, now() + interval '1 day' from usuarios`.execute(
    antes.db,
  );
  await sql`insert into contratos_numeracao (ano, ultimo) values (2026, 41)
    on conflict (ano) do update set ultimo = 41`.execute(antes.db);
  const tarefas = new Tarefas({ url: antes.url, db: antes.db, log: copias.log, trabalhar: false });
  tarefas.definirTrabalho('correio', () => Promise.resolve());
  await tarefas.iniciar(false);
  await transacao(antes.db, (tx) => tarefas.enfileirar(tx, 'correio', { para: 'a@b.c' }, { urgente: true }));
  await tarefas.parar();
  const { pasta, criadaEm } = await copias.fazer(antes);
  retrato = criadaEm;
  volta = await bancoDeTeste({ vazio: true });
  await trazerCopia(volta.urlDoDono, await abrirCopia(pasta, copias.config), { ownLogin: false });
  app = abrirConexao(volta.urlDoDono, { max: 3 });
});
afterAll(async () => {
  await app.fechar();
  await volta.fechar();
  await antes.fechar();
  copias.apagar();
});

test('every table comes back with as many rows; only the queue waits elsewhere', async () => {
  expect((await somar(app.db)).replace('trabalhos_retidos 1', 'trabalhos_retidos 0')).toBe(await somar(antes.dono));
});

test('until the precautions are taken no portal starts on it', async () => {
  await expect(prepareDatabase(volta.urlDoDono)).rejects.toThrow('A restore into this database was cut before its end');
});

test('nobody is signed in, no number is given twice, nothing goes on by itself', async () => {
  const proximo = async () => {
    const { rows } = await sql<{ seq: number; ultimo: number; nsa: number | null }>`select nextval('recibos_numero_seq')::int as seq,
      (select ultimo from contratos_numeracao where ano = 2026) as ultimo, (select max(proximo_nsa) from contas_cobranca) as nsa`.execute(
      app.db,
    );
    return rows[0] as { seq: number; ultimo: number; nsa: number | null };
  };
  const velho = await proximo();
  const cursos = await sql`select id, proximo_curso_id from cursos order by id`.execute(app.db);
  expect(await protegerRestaurada(volta.urlDoDono, { copia: 'copia-de-teste', retratoEm: retrato })).toBe(1);
  const novo = await proximo();
  expect(novo.seq).toBeGreaterThan(velho.seq + 999);
  expect(novo.ultimo).toBe(41 + 1_000);
  expect((await sql`select id, proximo_curso_id from cursos order by id`.execute(app.db)).rows).toEqual(cursos.rows);
  expect((await sql`select from sessoes where revogada_em is null`.execute(app.db)).rows).toEqual([]);
  expect((await sql`select fila, dados from trabalhos_retidos`.execute(app.db)).rows).toEqual([
    { fila: 'correio', dados: { para: 'a@b.c' } },
  ]);
  expect((await sql`select from pgboss.job where state < 'completed'`.execute(app.db)).rows).toEqual([]);
  expect(await restauracaoAberta(app.db)).toMatchObject({ copia: 'copia-de-teste', salto: 1_000, sessoesEncerradas: 1 });
  expect((await prepareDatabase(volta.urlDoDono)).applied).toEqual([]);
});

test('after the jump every invariant holds, and a year that began after the backup has its counter', async () => {
  const resultados = await julgar(app.db, invariantesRegistradas(), { chaveDaAuditoria: Buffer.alloc(32) });
  expect(resultados.filter((r) => r.achados > 0 && r.id !== 'auditoria')).toEqual([]);
  const { rows } = await sql`select distinct ultimo from documentos_numeracao`.execute(app.db);
  expect(rows).toEqual([{ ultimo: 1_000 }]);
  const anos = await sql<{
    ano: number;
  }>`select ano from titulos_numeracao where ano >= extract(year from now()) order by ano`.execute(app.db);
  expect(anos.rows.length).toBeGreaterThan(1);
  const { rows: saltos } = await sql`select de, ate from numeros_saltados where tabela = 'contratos_numeracao' and chave = '2026'`.execute(
    app.db,
  );
  expect(saltos).toEqual([{ de: 41, ate: 1_041 }]);
});

test('a backup made while a restore is held back comes back too, with the work of both, and precautions taken again do no harm', async () => {
  const tarefas = new Tarefas({ url: volta.urlDoDono, db: app.db, log: copias.log, trabalhar: false });
  tarefas.definirTrabalho('correio', () => Promise.resolve());
  await tarefas.iniciar(false);
  await transacao(app.db, (tx) => tarefas.enfileirar(tx, 'correio', { para: 'c@d.e' }));
  await tarefas.parar();
  const { pasta, criadaEm } = await copias.fazer({ url: volta.urlDoDono });
  const segunda = await bancoDeTeste({ vazio: true });
  await trazerCopia(segunda.urlDoDono, await abrirCopia(pasta, copias.config), { ownLogin: false });
  for (const copia of ['segunda-copia', 'ja-restaurado']) await protegerRestaurada(segunda.urlDoDono, { copia, retratoEm: criadaEm });
  const dela = abrirConexao(segunda.urlDoDono, { max: 1 });
  expect(await restauracaoAberta(dela.db)).toMatchObject({ copia: 'ja-restaurado' });
  expect((await sql`select dados from trabalhos_retidos order by id`.execute(dela.db)).rows).toEqual([
    { dados: { para: 'a@b.c' } },
    { dados: { para: 'c@d.e' } },
  ]);
  const resultados = await julgar(dela.db, invariantesRegistradas(), { chaveDaAuditoria: Buffer.alloc(32) });
  expect(resultados.filter((r) => r.achados > 0 && r.id !== 'auditoria')).toEqual([]);
  await dela.fechar();
  await segunda.fechar();
});

test('a place that is not empty is refused and left as it is', async () => {
  const { pasta } = await copias.fazer(antes);
  const copia = await abrirCopia(pasta, copias.config);
  const linhas = await somar(app.db);
  await expect(carregarCopia(volta.urlDoDono, copia)).rejects.toThrow(/^The place is not empty \(table \w+\): .* Nothing was touched\.$/);
  expect(await somar(app.db)).toBe(linhas);
});

test('what is asked for is made, restored into a server of its own, judged, and kept with its result', async () => {
  const desfecho = await copiar(copias.copiador(antes), { origem: 'noite', usuarioNome: null, conferir: true });
  expect(desfecho?.conferida?.resultados.filter((r) => r.achados > 0)).toEqual([]);
  const { rows } =
    await sql`select c.nome, c.erro, v.achados, v.erro as "naoVolta" from copias c join copias_verificacoes v on v.copia_id = c.id`.execute(
      antes.db,
    );
  expect(rows).toEqual([{ nome: desfecho?.feita.id, erro: null, achados: 0, naoVolta: null }]);
});
