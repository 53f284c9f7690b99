import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aulaDeTeste, type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { escolaComNome } from '#tests/helpers/diario/conselho.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { ouvirCorreioDeNotificacoes } from './no-correio.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
const nomes = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fabio', 'Gil', 'Hugo'];
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.paineis, ...salasDe.diario, ...salasDe.estrutura],
    tarefas: ({ correio }) => ouvirCorreioDeNotificacoes(correio),
    trabalhar: true,
  });
  const { db } = s.banco;
  cena = await cenaDoDiario(db, { nomes });
  await escolaComNome(db);
  const aulaId = await aulaDeTeste(db, cena.mat, '2026-02-02', 2);
  const todos = [...cena.alunos].toSorted((a, b) => a - b);
  await sql`with c as (insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_nome)
      values (${cena.escola.turmaA}, '2026-02-02', ${aulaId}, 2, ${todos}::bigint[], 'Teste') returning id)
    insert into faltas (chamada_id, matricula_id, faltas) select c.id, x, 2 from c, unnest(${todos}::bigint[]) x`.execute(db);
  // Of four periods a year one may be missed: two are past the limit.
  await sql`update turmas_disciplinas set carga_horaria = 4`.execute(db);
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal)
    select distinct pessoa_id, 'email', 'familia' || pessoa_id || '@familia.exemplo', true from v_matricula_responsavel where pedagogico`.execute(
    db,
  );
}, 120_000);
afterAll(() => s.fechar());

const preparar = (alunos: readonly number[]) =>
  s.pedir('POST', 'Notificacao', {
    body: { matriculaIds: alunos, porEmail: true },
    headers: { 'idempotency-key': `muitas-${alunos.length}-${alunos[0]}` },
  });

test('many are mailed in as many statements as one; each mail makes its paper when it leaves, and the row follows it', async () => {
  const [primeiro = 0, ...outros] = cena.alunos;
  const uma = await preparar([primeiro]);
  expect(uma.corpo.data).toMatchObject({ preparadas: [{ enviadas: 1 }] });
  const muitas = await preparar(outros);
  const { preparadas } = muitas.corpo.data as { preparadas: { numero: string; enviadas: number }[] };
  expect(preparadas.map(({ enviadas }) => enviadas)).toEqual(outros.map(() => 1));
  expect(muitas.cabecalhos['x-instrucoes-sql']).toBe(uma.cabecalhos['x-instrucoes-sql']);
  const situacoes = () =>
    sql<{ n: number }>`select count(*)::int as n from notificacoes_envios where situacao = 'enviado'`.execute(s.banco.db);
  await vi.waitFor(async () => expect((await situacoes()).rows[0]?.n).toBe(nomes.length), { timeout: 20_000, interval: 200 });
  const pasta = join(s.servicos.config.dataDir, 'correio');
  const inteiros = readdirSync(pasta).filter((nome) => nome.endsWith('.eml'));
  const mails = inteiros.map((nome) => readFileSync(join(pasta, nome), 'utf8'));
  for (const { numero } of preparadas) expect(mails.filter((m) => m.includes(`notificacao-de-faltas-${numero}.pdf`))).toHaveLength(1);
});
