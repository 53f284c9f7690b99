import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { administradora, criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { type Aplicacao, chamarApi, iniciarAplicacao } from '#tests/helpers/aplicacao/aplicacao.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';

// F1: the application is killed in the middle of a closing of 24 classes. Each is closed with its results or open; the next start closes the rest once.
const QUANTAS = 24;
let banco: BancoDeTeste;
let mundo: Mundo;
let turmas: number[];
let etapaId: number;
const dataDir = mkdtempSync(join(tmpdir(), 'patio-fechamento-'));
let app: Aplicacao | undefined;

beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db);
  await transacao(banco.db, async (tx) => {
    const ato = atoDe(tx, mundo.quem);
    turmas = [mundo.turmaId];
    const { cursoId, anoLetivoId } = mundo;
    for (let i = 1; i < QUANTAS; i += 1) {
      const { id } = await criarTurma(ato, {
        cursoId,
        anoLetivoId,
        grupoTurmaId: null,
        nome: `6º ano ${i}`,
        turno: 'manha',
        sala: null,
        vagas: 30,
      });
      turmas.push(id);
    }
    const { rows } = await sql<{ id: number }>`select id from v_etapa order by data_inicio limit 1`.execute(tx);
    etapaId = rows[0]?.id ?? 0;
    await sql`insert into disciplinas (nome) values ('Artes')`.execute(tx);
    await sql`insert into turmas_disciplinas (turma_id, disciplina_id) select t.id, d.id from turmas t cross join disciplinas d`.execute(
      tx,
    );
    await entregarTudo(ato, { etapaId, turmaIds: turmas });
  });
  await criarAdministradora(banco.db);
}, 120_000);

afterAll(async () => {
  await app?.terminar('SIGKILL');
  await banco.fechar();
  rmSync(dataDir, { recursive: true, force: true });
});

type Contagem = { fechadas: number; marcadas: number; repetidas: number; paradas: number };
async function contar(): Promise<Contagem> {
  const { rows } = await sql<Contagem>`select (select count(distinct turma_id)::int from fechamentos) as fechadas,
    (select count(*)::int from turmas_etapas_fechadas) as marcadas, (select count(*)::int - count(distinct turma_id)::int from fechamentos) as repetidas,
    (select count(*)::int from tarefas where situacao in ('na_fila', 'em_andamento')) as paradas`.execute(banco.db);
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

test('kill -9 in the middle of closing 24 classes', async () => {
  const env = { DATABASE_URL: banco.urlDoDono, DATA_DIR: dataDir };
  app = await iniciarAplicacao(env);
  const entrada = await chamarApi<{ accessToken: string }>(app.endereco, 'POST', 'Autenticacao/autenticar-administrativo', {
    corpo: administradora,
  });
  const token = entrada.data.accessToken;
  // Somebody writes in the diary of one of the last classes: the batch is stopped in its middle.
  const trava = await banco.db.startTransaction().execute();
  await sql`select id from turmas where id = ${turmas[QUANTAS - 3]} for share`.execute(trava);
  const pedido = await chamarApi<{ tarefaId: number }>(app.endereco, 'POST', 'Fechamento/lote', {
    token,
    corpo: { etapaId, turmaIds: turmas },
    chave: 'fechamento-interrompido-1',
  });
  expect(pedido.status).toBe(200);
  await ate((c) => c.fechadas > 0, 20);
  await app.terminar('SIGKILL');
  await trava.rollback().execute();
  const depois = await contar();
  expect(depois.fechadas).toBeGreaterThan(0);
  expect(depois.fechadas).toBeLessThan(QUANTAS);
  expect([depois.marcadas, depois.repetidas]).toEqual([depois.fechadas, 0]);

  app = await iniciarAplicacao(env);
  const fim = await ate((c) => c.paradas === 0, 110);
  expect(fim).toEqual({ fechadas: QUANTAS, marcadas: QUANTAS, repetidas: 0, paradas: 0 });
  const { rows } =
    await sql`select situacao, count(*)::int as n from tarefas_itens where tarefa_id = ${pedido.data.tarefaId} group by 1`.execute(
      banco.db,
    );
  expect(rows).toEqual([{ situacao: 'feito', n: QUANTAS }]);
  expect(await app.terminar('SIGTERM')).toBe(0);
});
