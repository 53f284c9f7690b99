import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { entregar } from '#domains/academico/diario/entrega/server/entregar.ts';
import { devolver } from '#domains/academico/diario/entrega/server/devolver.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { chamar } from '#domains/academico/diario/chamadas/server/oficina.ts';
import { gravarNotas } from '#domains/academico/diario/notas/server/gravar-notas.ts';
import { remanejar } from '#domains/academico/matriculas/remanejamento/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { fecharEtapas } from './fechar-etapas.ts';
import { reabrir } from './reabrir.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
let escrita: number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 3 });
  const { rows } = await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    values (${e.naA}, ${e.etapas[0]}, 'Prova', '2026-03-10', 'Teste') returning id`.execute(banco.db);
  escrita = rows[0]?.id ?? 0;
  await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) select ${escrita}, m, 7, 'Teste' from unnest(${e.alunos}::bigint[]) m`.execute(
    banco.db,
  );
});
afterAll(() => banco.fechar());

const quem = quemDeTeste();
const ato = (tx: Tx) => atoDe(tx, quem, { hoje: '2026-06-30' });
const etapaId = () => e.etapas[0] ?? 0;
const lancar = (tx: Tx, valor: string, versao: number) =>
  gravarNotas(ato(tx), { turmaDisciplinaId: e.naA, celulas: [{ avaliacaoId: escrita, matriculaId: e.alunos[0] ?? 0, versao, valor }] });
const fechar = (tx: Tx) => fecharEtapas(ato(tx), { etapaId: etapaId(), turmaIds: [e.turmaA] });
const media = async () =>
  (
    await sql<{
      media: number;
    }>`select media::float8 as media from v_resultado_disciplina where matricula_id = ${e.alunos[0]} and etapa_id = ${etapaId()}`.execute(
      banco.db,
    )
  ).rows[0]?.media;

test('a mark that is being saved makes the hand-in wait; what is handed in takes no other, nor does the database', async () => {
  const [, entrega] = await passoAPasso(
    banco.db,
    (tx) => lancar(tx, '8', 1),
    () => transacao(banco.db, (tx) => entregar(ato(tx), { etapaId: etapaId(), turmaDisciplinaIds: [e.naA] })),
  );
  expect(entrega).toMatchObject({ status: 'fulfilled', value: { entregues: [e.naA] } });
  const { celulas } = await transacao(banco.db, (tx) => lancar(tx, '9', 2));
  expect(celulas[0]).toMatchObject({ codigo: 'DIARIO_ENTREGUE' });
  await expect(sql`update notas set valor = 9 where avaliacao_id = ${escrita}`.execute(banco.db)).rejects.toThrow('DIARIO_JA_ENTREGUE');
  await expect(sql`update avaliacoes set peso = 2 where id = ${escrita}`.execute(banco.db)).rejects.toThrow('DIARIO_JA_ENTREGUE');
  await expect(
    sql`insert into aulas (turma_disciplina_id, data_aula, usuario_nome) values (${e.naA}, '2026-03-11', 'x')`.execute(banco.db),
  ).rejects.toThrow('DIARIO_JA_ENTREGUE');
});

test('given back with a reason it may be written again; a roll that is being saved makes the hand-in wait', async () => {
  await transacao(banco.db, (tx) => devolver(ato(tx), { turmaDisciplinaId: e.naA, etapaId: etapaId(), motivo: 'Nota trocada' }));
  const { rows } = await sql`select motivo from auditoria where acao = 'diario.devolvido'`.execute(banco.db);
  expect(rows).toEqual([{ motivo: 'Nota trocada' }]);
  await sql`insert into aulas (turma_disciplina_id, data_aula, usuario_nome) values (${e.naA}, '2026-03-11', 'x')`.execute(banco.db);
  const { rows: aulas } = await sql<{ id: number }>`select id from aulas`.execute(banco.db);
  const semChamada = await transacao(banco.db, (tx) => entregar(ato(tx), { etapaId: etapaId(), turmaDisciplinaIds: [e.naA] }));
  expect(semChamada.recusadas.map(({ motivo }) => motivo)).toEqual([
    'O diário de Matemática em 6º ano A ainda não pode ser entregue: 1 aula sem chamada.',
  ]);
  const alunos = e.alunos.map((matriculaId) => ({ matriculaId, faltas: 0, justificada: false }));
  const [, entrega] = await passoAPasso(
    banco.db,
    (tx) => chamar(ato(tx), { turmaId: e.turmaA, chamadas: [{ aulaId: aulas[0]?.id ?? 0, data: '2026-03-11', versao: null, alunos }] }),
    () => transacao(banco.db, (tx) => entregar(ato(tx), { etapaId: etapaId(), turmaDisciplinaIds: [e.naA] })),
  );
  expect(entrega).toMatchObject({ status: 'fulfilled', value: { entregues: [e.naA] } });
  await transacao(banco.db, (tx) => devolver(ato(tx), { turmaDisciplinaId: e.naA, etapaId: etapaId(), motivo: 'Outra vez' }));
});

test('closing waits for a mark that is being saved, and freezes it; a mark that comes after is told who closed', async () => {
  const [, fechada] = await passoAPasso(
    banco.db,
    async (tx) => {
      await lancar(tx, '10', 2);
      await entregarTudo(ato(tx), { etapaId: etapaId(), turmaIds: [e.turmaA] });
    },
    () => transacao(banco.db, fechar),
  );
  expect(fechada).toMatchObject({ status: 'fulfilled', value: { fechadas: [e.turmaA], recusadas: [] } });
  expect(await media()).toBe(10);
  const { celulas } = await transacao(banco.db, (tx) => lancar(tx, '4', 3));
  expect(celulas[0]).toMatchObject({ codigo: 'DIARIO_ETAPA_FECHADA_NA_TURMA' });
  expect(celulas[0] && 'recusa' in celulas[0] ? celulas[0].recusa : '').toContain('fechou 1º bimestre de 6º ano A em');
});

test('two who close at once: one does, the other is told; two who reopen at once too', async () => {
  const motivo = 'Conferir notas';
  const [, outra] = await passoAPasso(
    banco.db,
    (tx) => reabrir(ato(tx), { turmaId: e.turmaA, etapaId: etapaId(), motivo }),
    () => transacao(banco.db, fechar),
  );
  // Who closed while the other reopened closes what was reopened.
  expect(outra).toMatchObject({ status: 'fulfilled', value: { fechadas: [e.turmaA] } });
  const [primeira, segunda] = await passoAPasso(
    banco.db,
    (tx) => reabrir(ato(tx), { turmaId: e.turmaA, etapaId: etapaId(), motivo }),
    () => transacao(banco.db, (tx) => reabrir(ato(tx), { turmaId: e.turmaA, etapaId: etapaId(), motivo })),
  );
  expect(primeira.fechamentoId).toBeGreaterThan(0);
  expect(segunda).toMatchObject({ status: 'rejected', reason: { code: 'FECHAMENTO_NAO_FEITO' } });
  const [feita, repetida] = await passoAPasso(banco.db, fechar, () => transacao(banco.db, fechar));
  expect([feita.fechadas, repetida.status === 'fulfilled' && repetida.value.recusadas.map(({ erro }) => erro.code)]).toEqual([
    [e.turmaA],
    ['FECHAMENTO_JA_FEITO'],
  ]);
});

test('closing while a mark is saved, the closing first: the mark waits, is told who closed, and what was frozen has it not', async () => {
  const antes = await media();
  await transacao(banco.db, async (tx) => {
    await reabrir(ato(tx), { turmaId: e.turmaA, etapaId: etapaId(), motivo: 'Nota trocada' });
    await devolver(ato(tx), { turmaDisciplinaId: e.naA, etapaId: etapaId(), motivo: 'Nota trocada' });
  });
  const { rows } = await sql<{
    versao: number;
  }>`select versao from notas where avaliacao_id = ${escrita} and matricula_id = ${e.alunos[0]}`.execute(banco.db);
  const [feita, nota] = await passoAPasso(
    banco.db,
    async (tx) => {
      await entregarTudo(ato(tx), { etapaId: etapaId(), turmaIds: [e.turmaA] });
      return fechar(tx);
    },
    () => transacao(banco.db, (tx) => lancar(tx, '2', rows[0]?.versao ?? 0)),
  );
  expect(feita).toEqual({ fechadas: [e.turmaA], recusadas: [] });
  expect(nota).toMatchObject({ status: 'fulfilled', value: { celulas: [{ codigo: 'DIARIO_ETAPA_FECHADA_NA_TURMA' }] } });
  expect(await media()).toBe(antes);
});

test('inside a closed etapa nobody moves, the calendar and the criterion stay, in the database too', async () => {
  const mover = (dataMovimento: string) =>
    transacao(banco.db, (tx) =>
      remanejar(atoDe(tx, quem, { hoje: '2026-06-30' }), {
        turmaOrigemId: e.turmaA,
        turmaDestinoId: e.turmaB,
        matriculaIds: [e.alunos[2] ?? 0],
        dataMovimento,
        motivo: 'Equilíbrio',
        motivoExcedente: null,
      }),
    );
  await expect(mover('2026-03-20')).rejects.toThrow('LUGAR_EM_ETAPA_FECHADA');
  await mover('2026-05-04');
  const { rows } = await sql<{ id: number }>`select periodo_letivo_id as id from v_etapa where id = ${etapaId()}`.execute(banco.db);
  await expect(
    sql`insert into calendario_dias (periodo_letivo_id, data, tipo, nome) values (${rows[0]?.id}, '2026-03-12', 'feriado', 'x')`.execute(
      banco.db,
    ),
  ).rejects.toThrow('CALENDARIO_ETAPA_FECHADA');
  await expect(sql`update etapas set peso = 2 where id = ${etapaId()}`.execute(banco.db)).rejects.toThrow('ETAPA_FECHADA_EM_TURMAS');
  await expect(sql`update criterios_avaliacao set media_aprovacao = 6`.execute(banco.db)).rejects.toThrow('CRITERIO_DE_ANO_FECHADO');
  await expect(sql`update resultados_alunos set faltas = 0`.execute(banco.dono)).rejects.toThrow('REGISTRO_IMUTAVEL');
});

test('of who moved on, what the class before gave stays as the class now closed with it', async () => {
  const [, segundo = 0] = e.etapas;
  const { rows } = await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    values (${e.naA}, ${segundo}, 'Prova 2', '2026-04-27', 'Teste') returning id`.execute(banco.db);
  const nota = (matriculaId: number | undefined, valor: number) =>
    sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${rows[0]?.id}, ${matriculaId}, ${valor}, 'Teste')`.execute(
      banco.db,
    );
  await nota(e.alunos[2], 9);
  const naB = { etapaId: segundo, turmaIds: [e.turmaB] };
  await sql`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome) values (${e.naB}, ${segundo}, 'Prova de B', '2026-04-21', 'Teste')`.execute(
    banco.db,
  );
  await transacao(banco.db, async (tx) => {
    await entregarTudo(atoDe(tx, quem, { hoje: '2026-07-10' }), naB);
    expect(await fecharEtapas(atoDe(tx, quem, { hoje: '2026-07-10' }), naB)).toEqual({ fechadas: [e.turmaB], recusadas: [] });
  });
  const { rows: resultados } =
    await sql`select f.turma_id, r.media::float8 as media from v_resultado_disciplina r join fechamentos f on f.id = r.fechamento_id
    where r.matricula_id = ${e.alunos[2]} and r.etapa_id = ${segundo}`.execute(banco.db);
  expect(resultados).toEqual([{ turma_id: e.turmaB, media: 9 }]);
  await expect(
    sql`update notas set valor = 3 where avaliacao_id = ${rows[0]?.id} and matricula_id = ${e.alunos[2]}`.execute(banco.db),
  ).rejects.toThrow('DIARIO_DE_ALUNO_FECHADO');
  await nota(e.alunos[0], 5);
});
