import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { registrarSaida, retornarMatricula } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { criarAnoLetivo, criarPeriodo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let proximo: { anoLetivoId: number; turmaId: number };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.documentos });
  mundo = await criarMundo(s.banco.db, { vagas: 50 });
  proximo = await transacao(s.banco.db, async (tx) => {
    const { id: anoLetivoId } = await criarAnoLetivo(atoDe(tx, mundo.quem), 2027);
    const { rows } = await sql<{ id: number }>`select segmentacao_id as id from v_curso where id = ${mundo.cursoId}`.execute(tx);
    const datas = { dataInicio: '2027-02-02', dataFim: '2027-12-17' };
    const etapas = [{ nome: 'Única', ...datas, peso: '1.0000' }];
    await criarPeriodo(atoDe(tx, mundo.quem), {
      ano: 2027,
      nome: 'Ano letivo 2027',
      ...datas,
      segmentacoes: [{ segmentacaoId: rows[0]?.id ?? 0, etapas }],
    });
    const turma = { cursoId: mundo.cursoId, anoLetivoId, grupoTurmaId: null, nome: '6º ano A', turno: 'manha' as const, sala: null };
    return { anoLetivoId, turmaId: (await criarTurma(atoDe(tx, mundo.quem), { ...turma, vagas: 50 })).id };
  });
});
afterAll(() => s.fechar());

const emitir = async (matriculaId: number, de: string, ate: string, idioma = 'br') => {
  const body = { matriculaId, tipo: 'declaracao_frequencia', finalidade: null, frequencia: { de, ate, percentual: '100' } };
  const { status, corpo } = await s.pedir('POST', 'DocumentoEmitido', { body, headers: { 'content-language': idioma } });
  return { status, codigo: corpo.error?.code, mensagem: corpo.error?.message, campos: corpo.error?.fields?.map((f) => f.path) };
};

test('attendance is declared only of the academic period of the year of the enrollment', async () => {
  const { alunoId, pagadores, matriculaId: deste } = await matricularFamilia(s.banco.db, mundo, 'Ana', ['100.00'], 10);
  const { id: matriculaId } = await transacao(s.banco.db, (tx) =>
    criarMatricula(atoDe(tx, mundo.quem), {
      alunoId,
      cursoId: mundo.cursoId,
      ...proximo,
      dataMatricula: '2026-10-08',
      preMatricula: false,
      motivoExcedente: null,
      observacoes: null,
      responsaveis: [{ pessoaId: pagadores[0] ?? 0, parentesco: null, pedagogico: true, financeiro: true, percentual: '100.00' }],
    }),
  );
  expect(await emitir(matriculaId, '2026-10-08', '2026-11-20')).toEqual({
    status: 409,
    codigo: 'FREQUENCIA_FORA_DO_PERIODO_LETIVO',
    mensagem: 'A frequência é de dias de aula de 2027: o período deve ficar entre 02/02/2027 e 17/12/2027, as datas do período letivo.',
    campos: ['frequencia.de'],
  });
  expect((await emitir(matriculaId, '2026-10-08', '2026-11-20', 'en')).mensagem).toContain('school days of 2027');
  // The enrollment of this year, whose classes begin on 02/01: before it is holidays.
  await sql`update matriculas set data_matricula = '2025-12-20' where id = ${deste}`.execute(s.banco.db);
  await sql`update enturmacoes set data_inicio = '2025-12-20' where matricula_id = ${deste}`.execute(s.banco.db);
  const ferias = await emitir(deste, '2025-12-25', '2026-01-10');
  expect([ferias.codigo, ferias.campos]).toEqual(['FREQUENCIA_FORA_DO_PERIODO_LETIVO', ['frequencia.de']]);
  expect((await emitir(deste, '2026-02-02', '2026-06-30')).status).toBe(200);
});

test('nor of days on which the student sat in no class', async () => {
  const { matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Bento', ['100.00'], 11);
  await transacao(s.banco.db, (tx) =>
    registrarSaida(atoDe(tx, mundo.quem), { id: matriculaId, verbo: 'trancamento', dataMovimento: '2026-05-08', motivo: 'Viagem' }),
  );
  const volta = { id: matriculaId, turmaId: mundo.turmaId, dataMovimento: '2026-08-03', motivo: null, motivoExcedente: null };
  await transacao(s.banco.db, (tx) => retornarMatricula(atoDe(tx, mundo.quem), volta));
  const fora = await emitir(matriculaId, '2026-04-01', '2026-06-30');
  expect(fora).toMatchObject({ codigo: 'FREQUENCIA_FORA_DA_TURMA', campos: ['frequencia.ate'] });
  expect(fora.mensagem).toContain('10/01/2026 – 08/05/2026, 03/08/2026 – …');
  expect((await emitir(matriculaId, '2026-06-01', '2026-09-30')).campos).toEqual(['frequencia.de']);
  expect((await emitir(matriculaId, '2026-02-02', '2026-05-08')).status).toBe(200);
  expect((await emitir(matriculaId, '2026-08-03', '2026-09-30')).status).toBe(200);
});
