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
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

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

const emitir = async (matriculaId: number, de: string, ate: string, idioma = 'br', percentual: string | null = '100') => {
  const body = { matriculaId, tipo: 'declaracao_frequencia', finalidade: null, frequencia: { de, ate, percentual } };
  const { status, corpo } = await s.pedir('POST', 'DocumentoEmitido', { body, headers: { 'content-language': idioma } });
  return {
    id: (corpo.data as { id: number } | undefined)?.id ?? 0,
    status,
    codigo: corpo.error?.code,
    mensagem: corpo.error?.message,
    campos: corpo.error?.fields?.map((f) => f.path),
  };
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
  expect(await emitir(matriculaId, '2026-10-08', '2026-11-20')).toMatchObject({
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

/** Rolls of a lesson of two periods on each day: absent in the periods that are told. */
async function chamar(matriculaId: number, faltas: Readonly<Record<string, number>>): Promise<void> {
  const { db } = s.banco;
  const { rows } = await sql<{ id: number }>`with d as (insert into disciplinas (nome) values (${`Artes ${matriculaId}`}) returning id)
    insert into turmas_disciplinas (turma_id, disciplina_id) select ${mundo.turmaId}, id from d returning id`.execute(db);
  for (const [data, n] of Object.entries(faltas)) {
    await sql`with a as (insert into aulas (turma_disciplina_id, data_aula, quantidade, usuario_nome) values (${rows[0]?.id}, ${data}, 2, 'Rosa') returning id),
      c as (insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_nome)
        select ${mundo.turmaId}, ${data}, id, 2, array[${matriculaId}::bigint], 'Rosa' from a returning id)
      insert into faltas (chamada_id, matricula_id, faltas, justificada) select id, ${matriculaId}, ${n}, ${n === 1} from c where ${n} > 0`.execute(
      db,
    );
  }
}
const apurar = async (matriculaId: number, de: string, ate: string, quem = mundo.quem) =>
  s.pedir('GET', `DocumentoEmitido/frequencia?MatriculaId=${matriculaId}&De=${de}&Ate=${ate}`, { quem });

test('its figures are those of the diary; what the office counted is taken only of days without a roll', async () => {
  const { matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Caio', ['100.00'], 12);
  await chamar(matriculaId, { '2026-03-02': 0, '2026-03-03': 2, '2026-03-04': 1, '2026-03-05': 0, '2026-03-16': 2 });
  const [de, ate] = ['2026-03-02', '2026-03-10'];
  expect((await apurar(matriculaId, de, ate)).corpo.data).toEqual({
    apurada: { percentual: '62.50', dadas: 8, faltas: 2, justificadas: 1, controle: 'por_aula', de, ate: '2026-03-05', cobre: true },
  });
  const digitada = await emitir(matriculaId, de, ate, 'br', '100');
  expect([digitada.codigo, digitada.campos]).toEqual(['FREQUENCIA_DO_DIARIO', ['frequencia.percentual']]);
  expect(digitada.mensagem).toContain('De 02/03/2026 a 10/03/2026 o diário diz 62,5');
  const { id, status } = await emitir(matriculaId, de, ate, 'br', null);
  expect(status).toBe(200);
  const pdf = await s.pedir('GET', `DocumentoEmitido/${id}/pdf`);
  expect(textoDoPdf(pdf.bruto).replaceAll(/\s+/g, ' ')).toContain('3 faltas em 8 aulas, 1 justificada');

  const [semDe, semAte] = ['2026-04-01', '2026-04-30'];
  expect((await apurar(matriculaId, semDe, semAte)).corpo.data).toEqual({ apurada: null });
  const vazia = await emitir(matriculaId, semDe, semAte, 'br', null);
  expect([vazia.codigo, vazia.campos]).toEqual(['FREQUENCIA_SEM_CHAMADA', ['frequencia.percentual']]);
  expect((await emitir(matriculaId, semDe, semAte, 'br', '95')).status).toBe(200);
  expect((await apurar(matriculaId, de, ate, quemDeTeste(undefined, { restritoPainelProfessor: true }))).status).toBe(404);
});

test('where the rolls are of a part of the period alone, the figure that the office counted stands', async () => {
  const { matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Davi', ['100.00'], 13);
  await chamar(matriculaId, { '2026-03-16': 2, '2026-03-17': 0 });
  const [de, ate] = ['2026-02-02', '2026-03-20'];
  expect((await apurar(matriculaId, de, ate)).corpo.data).toMatchObject({
    apurada: { percentual: '50.00', de: '2026-03-16', ate: '2026-03-17', cobre: false },
  });
  const { id, status } = await emitir(matriculaId, de, ate, 'br', '92.5');
  expect(status).toBe(200);
  const papel = textoDoPdf((await s.pedir('GET', `DocumentoEmitido/${id}/pdf`)).bruto);
  expect(papel).toContain('92,5');
  expect(papel).toMatch(/apurada\s+pela\s+secretaria/);
  expect((await emitir(matriculaId, de, ate, 'br', null)).status).toBe(200);
  // A week at either side may have no school.
  expect((await emitir(matriculaId, '2026-03-09', '2026-03-24', 'br', '92.5')).codigo).toBe('FREQUENCIA_DO_DIARIO');
  expect((await emitir(matriculaId, '2026-03-09', '2026-03-25', 'br', '92.5')).status).toBe(200);
});
