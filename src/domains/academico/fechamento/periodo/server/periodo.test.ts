import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { fecharEtapas } from '../../server/fechar-etapas.ts';
import { fecharEtapasDoPeriodo } from './fechar.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.fechamento, ...salasDe.diario] });
  e = await diarioDeTeste(s.banco.db, { alunos: 1 });
});
afterAll(() => s.fechar());

type Resposta = { feitas: number[]; recusadas: { motivo: string }[] };
const pedir = async (caminho: string, body: object) => (await s.pedir('POST', caminho, { body })).corpo;
async function fecharNasTurmas(etapaId: number, turmaIds: number[]): Promise<void> {
  await transacao(s.banco.db, async (tx) => {
    const ato = atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' });
    await entregarTudo(ato, { etapaId, turmaIds });
    expect((await fecharEtapas(ato, { etapaId, turmaIds })).recusadas).toEqual([]);
  });
}

test('from the inside out: an etapa of a segmentação closes once no class is open, the segmentação once no etapa is', async () => {
  const [primeira = 0] = e.etapas;
  const cedo = (await pedir('Fechamento/etapas', { ids: [primeira] })).data as Resposta;
  expect(cedo.feitas).toEqual([]);
  expect(cedo.recusadas[0]?.motivo).toContain('(3): 6º ano A, 6º ano B, 7º ano A');
  await sql`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    select ${e.naA}, etapa_id, 'Escrita', data_inicio + 10, 'Teste' from v_etapa_da_turma where turma_id = ${e.turmaA}`.execute(s.banco.db);
  await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) select id, ${e.alunos[0]}, 9, 'Teste' from avaliacoes`.execute(
    s.banco.db,
  );
  const { rows: turmas } = await sql<{ id: number }>`select id from turmas order by id`.execute(s.banco.db);
  for (const etapaId of e.etapas)
    await fecharNasTurmas(
      etapaId,
      turmas.map(({ id }) => id),
    );
  const { rows } = await sql<{ id: number }>`select id from v_segmentacao_no_periodo`.execute(s.banco.db);
  const ids = rows.map(({ id }) => id);
  expect(((await pedir('Fechamento/segmentacoes', { ids })).data as Resposta).recusadas[0]?.motivo).toContain('etapas abertas');
  expect(((await pedir('Fechamento/etapas', { ids: e.etapas })).data as Resposta).feitas).toHaveLength(4);
  expect(((await pedir('Fechamento/segmentacoes', { ids })).data as Resposta).recusadas[0]?.motivo).toContain('Turmas abertas (3)');
  const lidos = (await s.pedir('GET', `Fechamento/periodos?AnoLetivoId=${e.anoLetivoId}`)).corpo.data as {
    periodos: { segmentacoes: { etapas: { situacao: string; turmas: number; turmasFechadas: number }[] }[] }[];
  };
  expect(lidos.periodos[0]?.segmentacoes[0]?.etapas.map((x) => [x.situacao, x.turmasFechadas, x.turmas])).toEqual(
    Array(4).fill(['fechado', 3, 3]),
  );
});

test('from the outside in: a class does not reopen what is closed for all; reopened with a reason it does', async () => {
  const [primeira = 0] = e.etapas;
  const motivo = 'Nota trocada';
  const daTurma = { turmaId: e.turmaA, etapaId: primeira, motivo };
  expect((await pedir('Fechamento/reabertura', daTurma)).error?.code).toBe('REABERTURA_COM_ETAPA_FECHADA');
  expect((await pedir(`Fechamento/etapas/${primeira}/reabertura`, { motivo })).error).toBeUndefined();
  expect((await pedir('Fechamento/reabertura', daTurma)).error).toBeUndefined();
  expect((await pedir('Fechamento/reabertura', { ...daTurma, motivo: 'x' })).error?.code).toBe('DADOS_INVALIDOS');
  const { rows } =
    await sql`select acao, motivo from auditoria where acao in ('periodoLetivo.etapaReaberta', 'fechamento.etapaReaberta') order by seq`.execute(
      s.banco.db,
    );
  expect(rows).toEqual([
    { acao: 'periodoLetivo.etapaReaberta', motivo },
    { acao: 'fechamento.etapaReaberta', motivo },
  ]);
});

test('closed again, what changed is told: student, subject, before and after', async () => {
  const [primeira = 0] = e.etapas;
  await sql`delete from entregas`.execute(s.banco.db);
  await sql`update notas set valor = 6 where avaliacao_id = (select id from avaliacoes where etapa_id = ${primeira})`.execute(s.banco.db);
  await fecharNasTurmas(primeira, [e.turmaA]);
  const lidos = (await s.pedir('GET', `Fechamento/turma/${e.turmaA}/resultados?EtapaId=${primeira}`)).corpo.data as {
    fechamentos: { reabertura: { motivo: string } | null }[];
    diferencas: object[];
  };
  expect(lidos.fechamentos.map((f) => f.reabertura?.motivo ?? null)).toEqual([null, 'Nota trocada']);
  expect(lidos.diferencas).toEqual([
    {
      matriculaId: e.alunos[0],
      aluno: expect.stringContaining('Aluno 01'),
      disciplina: 'Matemática',
      campo: 'media',
      antes: '9.0000',
      depois: '6.0000',
    },
  ]);
});

test('an etapa that closes for all waits for a class that is reopening it, and is then refused', async () => {
  const [primeira = 0] = e.etapas;
  const { reabrir } = await import('../../server/reabrir.ts');
  const [, fechada] = await passoAPasso(
    s.banco.db,
    (tx) => reabrir(atoDe(tx, quemDeTeste()), { turmaId: e.turmaA, etapaId: primeira, motivo: 'Outra vez' }),
    () => transacao(s.banco.db, (tx) => fecharEtapasDoPeriodo(atoDe(tx, quemDeTeste()), { ids: [primeira] })),
  );
  expect(fechada).toMatchObject({ status: 'fulfilled', value: { feitas: [] } });
});

test('a teacher hands in through the API what is complete; the preview says what is not, and the class tells the same', async () => {
  const [primeira = 0] = e.etapas;
  await sql`delete from entregas`.execute(s.banco.db);
  await sql`update notas set valor = null where avaliacao_id = (select id from avaliacoes where etapa_id = ${primeira})`.execute(
    s.banco.db,
  );
  const alvo = `TurmaDisciplinaId=${e.naA}&EtapaId=${primeira}`;
  const falta = [{ tipo: 'notasFaltando', n: 1 }];
  expect((await s.pedir('GET', `Entrega/da-disciplina?${alvo}`)).corpo.data).toMatchObject({
    entrega: null,
    fechada: false,
    bloqueios: falta,
  });
  expect((await s.pedir('GET', `Fechamento/turma/${e.turmaA}/previa?EtapaId=${primeira}`)).corpo.data).toMatchObject({
    bloqueios: [{ tipo: 'naoEntregues', n: 1 }],
    disciplinas: [{ disciplina: 'Matemática', bloqueios: falta }],
  });
  const corpo = { etapaId: primeira, turmaDisciplinaIds: [e.naA] };
  expect(((await pedir('Entrega', corpo)).data as { recusadas: { motivo: string }[] }).recusadas[0]?.motivo).toContain('1 nota por lançar');
  await sql`update notas set estado = 'ausente' where avaliacao_id = (select id from avaliacoes where etapa_id = ${primeira})`.execute(
    s.banco.db,
  );
  expect((await pedir('Entrega', corpo)).data).toEqual({ entregues: [e.naA], recusadas: [] });
  expect((await pedir('Entrega', corpo)).data).toMatchObject({ entregues: [] });
  const lista = (await s.pedir('GET', `Fechamento/turmas?AnoLetivoId=${e.anoLetivoId}`)).corpo.data as {
    turmas: { nome: string; etapas: { entregues: number; disciplinas: number }[] }[];
  };
  expect(lista.turmas.map((t) => [t.nome, t.etapas[0]?.entregues, t.etapas[0]?.disciplinas])).toEqual([
    ['6º ano A', 1, 1],
    ['6º ano B', 0, 1],
    ['7º ano A', 0, 0],
  ]);
  expect(
    (await pedir('Entrega/devolucao', { turmaDisciplinaId: e.naA, etapaId: primeira, motivo: 'Falta corrigir' })).error,
  ).toBeUndefined();
  expect((await pedir('Entrega/devolucao', { turmaDisciplinaId: e.naA, etapaId: primeira, motivo: 'Falta corrigir' })).error?.code).toBe(
    'ENTREGA_INEXISTENTE',
  );
});
