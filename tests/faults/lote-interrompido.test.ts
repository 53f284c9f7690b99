import { atoDe } from '#tests/helpers/ato.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Aplicacao, chamarApi, iniciarAplicacao } from '#tests/helpers/aplicacao/aplicacao.ts';
import { administradora, criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';

// F1: the application is killed in the middle of a batch. Every contract is whole or untouched, and the next start finishes the rest once.
const QUANTOS = 260;
let banco: BancoDeTeste;
let mundo: Mundo;
let ids: number[];
const dataDir = mkdtempSync(join(tmpdir(), 'patio-falha-'));
let app: Aplicacao | undefined;

beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db, { vagas: QUANTOS });
  const primeira = await matricularFamilia(banco.db, mundo, 'Aluno 0', ['100.00'], 0);
  ids = [await criarRascunho(banco.db, mundo, primeira.matriculaId)];
  for (let i = 1; i < QUANTOS; i += 1) ids.push(await outroRascunho(i, primeira.pagadores[0] ?? 0));
  await criarAdministradora(banco.db);
}, 120_000);

afterAll(async () => {
  await app?.terminar('SIGKILL');
  await banco.fechar();
  rmSync(dataDir, { recursive: true, force: true });
});

async function outroRascunho(i: number, pagadorId: number): Promise<number> {
  const { criarMatricula } = await import('#domains/academico/matriculas/nova/server/door.ts');
  const matriculaId = await transacao(banco.db, async (tx) => {
    const aluno = await criarPessoa(atoDe(tx, mundo.quem), { nome: `Aluno ${i}`, sobrenome: 'Lobato', dataNascimento: '2014-05-10' });
    const { id } = await criarMatricula(atoDe(tx, mundo.quem), {
      alunoId: aluno.id,
      cursoId: mundo.cursoId,
      turmaId: mundo.turmaId,
      anoLetivoId: mundo.anoLetivoId,
      dataMatricula: '2026-01-10',
      preMatricula: false,
      motivoExcedente: null,
      observacoes: null,
      responsaveis: [{ pessoaId: pagadorId, parentesco: null, pedagogico: true, financeiro: true, percentual: '100.00' }],
    });
    return id;
  });
  return criarRascunho(banco.db, mundo, matriculaId);
}

type Contagem = { ativos: number; titulos: number; inteiros: number; parados: number; fatos: number };
async function contar(): Promise<Contagem> {
  const { rows } = await sql<Contagem>`select
    (select count(*)::int from contratos where situacao = 'ativo') as ativos,
    (select count(*)::int from titulos_receber) as titulos,
    (select count(*)::int from (select contrato_id from titulos_receber group by 1 having count(*) = 12 and sum(valor_centavos) = 1000000) x) as inteiros,
    (select count(*)::int from tarefas where situacao in ('na_fila', 'em_andamento')) as parados,
    (select count(*)::int from fatos_contabeis) as fatos`.execute(banco.db);
  return rows[0] as Contagem;
}

async function ate(condicao: (c: Contagem) => boolean, segundos: number): Promise<Contagem> {
  for (let i = 0; i < segundos * 20; i += 1) {
    const agora = await contar();
    if (condicao(agora)) return agora;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return contar();
}

test('kill -9 in the middle of an activation batch', async () => {
  const env = { DATABASE_URL: banco.urlDoDono, DATA_DIR: dataDir };
  app = await iniciarAplicacao(env);
  const entrada = await chamarApi<{ accessToken: string }>(app.endereco, 'POST', 'Autenticacao/autenticar-administrativo', {
    corpo: administradora,
  });
  const token = entrada.data.accessToken;
  // Somebody holds a contract of the second half: the batch is stopped in its middle, wherever this machine is fast or slow.
  const trava = await banco.db.startTransaction().execute();
  await sql`select id from contratos where id = ${ids[QUANTOS / 2 + 20]} for update`.execute(trava);
  const pedido = await chamarApi<{ tarefaId: number }>(app.endereco, 'POST', 'Contrato/ativacoes', {
    token,
    corpo: { ids },
    chave: 'lote-interrompido-1',
  });
  expect(pedido.status).toBe(200);
  await ate((c) => c.ativos > 0, 20);
  await app.terminar('SIGKILL');
  await trava.rollback().execute();
  const depois = await contar();
  expect(depois.ativos).toBeGreaterThan(0);
  expect(depois.ativos).toBeLessThan(QUANTOS);
  expect(depois.titulos).toBe(depois.ativos * 12);
  expect(depois.inteiros).toBe(depois.ativos);

  app = await iniciarAplicacao(env);
  const fim = await ate((c) => c.parados === 0, 110);
  expect(fim).toEqual({ ativos: QUANTOS, titulos: QUANTOS * 12, inteiros: QUANTOS, parados: 0, fatos: QUANTOS * 12 });
  const { rows } = await sql<{
    situacao: string;
    n: number;
  }>`select situacao, count(*)::int as n from tarefas_itens where tarefa_id = ${pedido.data.tarefaId} group by 1`.execute(banco.db);
  expect(rows).toEqual([{ situacao: 'feito', n: QUANTOS }]);
  expect(await app.terminar('SIGTERM')).toBe(0);
});
