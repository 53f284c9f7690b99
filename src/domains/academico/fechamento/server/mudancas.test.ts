import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { fecharAnos } from './fechar-anos.ts';
import { fecharEtapas } from './fechar-etapas.ts';
import { fechamentoCoerente } from './integridade/coerencia.ts';
import { reabrir } from './reabrir.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 2 });
});
afterAll(() => banco.fechar());

const quem = quemDeTeste();
const com = <T>(fazer: (ato: ReturnType<typeof atoDe<typeof quem>>) => Promise<T>) =>
  transacao(banco.db, (tx: Tx) => fazer(atoDe(tx, quem, { hoje: '2026-12-30' })));
async function criarAvaliacao(disciplina: number, etapa: number, data: string): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    values (${disciplina}, ${e.etapas[etapa]}, ${`Prova ${data}`}, ${data}, 'Teste') returning id`.execute(banco.db);
  return rows[0]?.id ?? 0;
}
const nota = (avaliacaoId: number, aluno: number) =>
  sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${avaliacaoId}, ${e.alunos[aluno]}, 9, 'Teste')`.execute(
    banco.db,
  );
const fechar = (turmaId: number, etapa: number) =>
  com(async (ato) => {
    const pedido = { etapaId: e.etapas[etapa] ?? 0, turmaIds: [turmaId] };
    await entregarTudo(ato, pedido);
    return (await fecharEtapas(ato, pedido)).recusadas.map(({ erro }) => erro.mensagem('br'));
  });
const fecharAno = (turmaId: number) =>
  com(async (ato) => (await fecharAnos(ato, { turmaIds: [turmaId] })).recusadas.map(({ erro }) => erro.mensagem('br')));

test('an etapa closes once the class from which a student came owes nothing of him', async () => {
  await nota(await criarAvaliacao(e.naA, 0, '2026-03-10'), 0);
  const devida = await criarAvaliacao(e.naA, 1, '2026-04-27');
  await com((ato) =>
    enturmarMatricula(ato, { id: e.alunos[0] ?? 0, turmaId: e.turmaB, dataInicio: '2026-05-04', motivo: null, motivoExcedente: null }),
  );
  for (const [etapa, data] of [
    [1, '2026-05-11'],
    [2, '2026-08-10'],
    [3, '2026-11-10'],
  ] as const)
    await nota(await criarAvaliacao(e.naB, etapa, data), 0);
  expect(await fechar(e.turmaB, 1)).toEqual([
    '6º ano B ainda não pode fechar 2º bimestre: 1 turma de origem com nota ou chamada por lançar de quem mudou.',
  ]);
  const devendo = await fechar(e.turmaB, 1);
  // Absent there, he waits for the second call of there.
  await sql`insert into notas (avaliacao_id, matricula_id, estado, usuario_nome) values (${devida}, ${e.alunos[0]}, 'ausente', 'Teste')`.execute(
    banco.db,
  );
  const { rows } = await sql<{
    id: number;
  }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, substitui_id, nome, data_avaliacao, usuario_nome)
    values (${e.naA}, ${e.etapas[1]}, 'segunda_chamada', ${devida}, '2ª chamada', '2026-04-30', 'Teste') returning id`.execute(banco.db);
  expect(await fechar(e.turmaB, 1)).toEqual(devendo);
  await nota(rows[0]?.id ?? 0, 0);
  expect(await fechar(e.turmaB, 1)).toEqual([]);
});

test('the year of who moved closes after the etapas in which he sat elsewhere, and they reopen only after it', async () => {
  for (const etapa of [0, 2, 3]) expect(await fechar(e.turmaB, etapa)).toEqual([]);
  expect(await fecharAno(e.turmaB)).toEqual(['6º ano B ainda não pode fechar o ano: 2 etapas abertas em turma de origem.']);
  for (const etapa of [0, 1]) expect(await fechar(e.turmaA, etapa)).toEqual([]);
  expect(await fecharAno(e.turmaB)).toEqual([]);
  const deA = { turmaId: e.turmaA, etapaId: e.etapas[0] ?? 0, motivo: 'Nota trocada' };
  await expect(com((ato) => reabrir(ato, deA))).rejects.toMatchObject({
    code: 'REABERTURA_COM_ANO_EM_OUTRA_TURMA',
    params: { turma: '6º ano A', outra: '6º ano B' },
  });
  await com((ato) => reabrir(ato, { ...deA, turmaId: e.turmaB, etapaId: null }));
  expect((await com((ato) => reabrir(ato, deA))).fechamentoId).toBeGreaterThan(0);
});

test('an etapa that is closed for everybody is no fault of a class in which nobody sat in it', async () => {
  // In B nobody sat in the first bimestre.
  await com((ato) => reabrir(ato, { turmaId: e.turmaB, etapaId: e.etapas[0] ?? 0, motivo: 'Conferir' }));
  await fechar(e.turmaA, 0);
  await sql`update etapas set situacao = 'fechado' where id = ${e.etapas[0]}`.execute(banco.db);
  const { verificar } = fechamentoCoerente;
  if (typeof verificar === 'function') throw new Error('not one statement any more');
  expect((await verificar.execute(banco.db)).rows).toEqual([]);
});
