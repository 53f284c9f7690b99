import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { preverTurma } from '../turmas/server/queries.ts';
import { fecharAnos } from './fechar-anos.ts';
import { fecharEtapas } from './fechar-etapas.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
let recuperacao = 0;
const datas = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'];
const quem = quemDeTeste();
const com = <T>(fazer: (ato: ReturnType<typeof atoDe<typeof quem>>) => Promise<T>) =>
  transacao(banco.db, (tx: Tx) => fazer(atoDe(tx, quem, { hoje: '2026-12-30' })));
const avaliacao = async (papel: string, etapa: number | null): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
    values (${e.naA}, ${etapa === null ? null : e.etapas[etapa]}, ${papel}, ${papel}, ${etapa === null ? '2026-12-10' : datas[etapa]}, 'Teste') returning id`.execute(
    banco.db,
  );
  return rows[0]?.id ?? 0;
};
const nota = (avaliacaoId: number, aluno: number, valor: number | null, estado: string | null = null) =>
  sql`insert into notas (avaliacao_id, matricula_id, valor, estado, usuario_nome) values (${avaliacaoId}, ${e.alunos[aluno]}, ${valor}, ${estado}, 'Teste')`.execute(
    banco.db,
  );
const fecharAno = () =>
  com(async (ato) => (await fecharAnos(ato, { turmaIds: [e.turmaA] })).recusadas.map(({ erro }) => erro.mensagem('br')));
const parados = async () =>
  (await preverTurma(banco.db, { id: e.turmaA, etapaId: null, hoje: '2026-12-30' })).alunos.map(({ nome, faltam }) => [nome, faltam]);

beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 3 });
  await sql`update criterios_avaliacao set recuperacao_final = true, usa_exame_final = false`.execute(banco.db);
  for (const etapa of [0, 1, 2, 3]) {
    const avaliacaoId = await avaliacao('avaliacao', etapa);
    for (const [aluno, valor] of [5, 5, 9].entries()) await nota(avaliacaoId, aluno, valor);
    await com(async (ato) => {
      const pedido = { etapaId: e.etapas[etapa] ?? 0, turmaIds: [e.turmaA] };
      await entregarTudo(ato, pedido);
      expect((await fecharEtapas(ato, pedido)).recusadas).toEqual([]);
    });
  }
  recuperacao = await avaliacao('recuperacao_final', null);
});
afterAll(() => banco.fechar());

test('nobody fails by a final recovery that was not typed; who was absent or excused from it was', async () => {
  expect(await fecharAno()).toEqual(['6º ano A ainda não pode fechar o ano: 2 alunos sem nota da recuperação final.']);
  expect(await parados()).toEqual([
    ['Aluno 01 Figueira', ['recuperacoesFaltando']],
    ['Aluno 02 Figueira', ['recuperacoesFaltando']],
  ]);
  await nota(recuperacao, 0, null, 'ausente');
  await nota(recuperacao, 1, null, 'dispensado');
  expect(await parados()).toEqual([]);
});

test('a council without minutes and a decision of it that changes nothing keep the year open; it is read in whatever class it was taken', async () => {
  const { rows } = await sql<{ id: number }>`insert into conselhos (turma_id, data_conselho, usuario_nome)
    values (${e.turmaA}, '2026-12-20', 'Teste'), (${e.turmaB}, '2026-12-21', 'Teste') returning id`.execute(banco.db);
  const [deA, deB] = rows.map(({ id }) => id);
  const decidir = (conselho: number | undefined, aluno: number) =>
    sql`insert into conselhos_alunos (conselho_id, matricula_id, decisao, motivo, usuario_nome)
      values (${conselho}, ${e.alunos[aluno]}, 'aprovado_pelo_conselho', 'Esforço', 'Teste')`.execute(banco.db);
  await decidir(deA, 2);
  expect(await fecharAno()).toEqual([
    '6º ano A ainda não pode fechar o ano: 1 conselho de classe sem ata, 1 decisão do conselho sem efeito.',
  ]);
  expect(await parados()).toEqual([['Aluno 03 Figueira', ['decisoesSemEfeito']]]);
  await sql`update conselhos_alunos set decisao = 'mantido'`.execute(banco.db);
  // As of somebody who sat there then; what else a move asks for is not of this test.
  await sql`alter table conselhos_alunos disable trigger conselhos_alunos_verificados`.execute(banco.dono);
  await decidir(deB, 0);
  await sql`alter table conselhos_alunos enable trigger conselhos_alunos_verificados`.execute(banco.dono);
  expect(await fecharAno()).toEqual(['6º ano A ainda não pode fechar o ano: 2 conselhos de classe sem ata.']);
  await transacao(banco.db, async (tx) => {
    await sql`update conselhos set situacao = 'lavrado'`.execute(tx);
    await sql`insert into conselhos_atas (conselho_id, numero, codigo_verificacao, data_emissao, conteudo, usuario_nome)
      select id, '2026-0000' || id, 'AAAA-BBBB-000' || id, '2026-12-22', '{}', 'Teste' from conselhos`.execute(tx);
  });
  expect(await fecharAno()).toEqual([]);
  const { rows: resultados } = await sql<{
    resultado: string;
  }>`select resultado from v_resultado_aluno where etapa_id is null order by matricula_id`.execute(banco.db);
  expect(resultados.map(({ resultado }) => resultado)).toEqual(['aprovado_pelo_conselho', 'reprovado_por_nota', 'aprovado']);
});
