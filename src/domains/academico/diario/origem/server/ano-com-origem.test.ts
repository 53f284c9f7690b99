import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { frequenciaDaTurma, frequenciaNoPeriodo } from '#domains/academico/diario/frequencia/server/door.ts';
import { fecharAnos, fecharEtapas, reabrir } from '#domains/academico/fechamento/server/oficina.ts';
import type { Boletim } from '#domains/academico/boletins/esquemas.ts';
import { lerAlunos } from '#domains/academico/fechamento/conselho/server/ler-alunos.ts';
import { valoresDe } from '#domains/academico/documentos/termos/guia.ts';
import { carregarFatosDosPapeis } from '#domains/academico/documentos/termos/server/door.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { aulaDeTeste } from '#tests/helpers/diario/cena.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { lancarNasEtapas, quemVeioEmAgosto } from '#tests/helpers/diario/origem.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { julgar } from '#platform/server/integridade.ts';
import { fechamentoFrequencia } from '#domains/academico/fechamento/server/integridade/coerencia.ts';
import { fechamentoResultado } from '#domains/academico/fechamento/server/integridade/resultado.ts';
import { gravarOrigem } from './gravar-origem.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let davi = 0;
const dias = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10', '2026-11-11'];
const com = <T>(fazer: (ato: ReturnType<typeof atoDe<ReturnType<typeof quemDeTeste>>>) => Promise<T>) =>
  transacao(s.banco.db, (tx: Tx) => fazer(atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' })));
const fechar = async (etapaId: number): Promise<void> => {
  await com((ato) => entregarTudo(ato, { etapaId, turmaIds: [e.turmaA] }));
  const { recusadas } = await com((ato) => fecharEtapas(ato, { etapaId, turmaIds: [e.turmaA] }));
  expect(recusadas.map(({ erro }) => erro.mensagem('br'))).toEqual([]);
};

// Two bimestres are over and closed in the class when Davi comes, on 3 August; the class gives ten periods of the twelve that it planned,
// six of them since he is there, of which he misses two.
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.documentos, ...salasDe.fechamento, ...salasDe.paineis],
  });
  const { db } = s.banco;
  e = await diarioDeTeste(db, { alunos: 2 });
  const [b1 = 0, b2 = 0, b3 = 0, b4 = 0] = e.etapas;
  await sql`update disciplinas set carga_horaria = 12 where id = ${e.disciplinaId}`.execute(db);
  await lancarNasEtapas(
    db,
    e.naA,
    e.etapas.map((etapaId) => ({ etapaId, alunos: e.alunos, valor: 9 })),
  );
  const chamar = async (dia: string, alunos: readonly number[], faltas = 0): Promise<void> => {
    const aula = await aulaDeTeste(db, e.naA, dia, 2);
    await sql`with c as (insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_nome)
        values (${e.turmaA}, ${dia}, ${aula}, 2, ${alunos.toSorted((a, b) => a - b)}::bigint[], 'Rosa') returning id)
      insert into faltas (chamada_id, matricula_id, faltas) select c.id, ${davi}::bigint, ${faltas}::int from c where ${faltas} > 0`.execute(
      db,
    );
  };
  for (const dia of dias.slice(0, 2)) await chamar(dia, e.alunos);
  for (const etapaId of [b1, b2]) await fechar(etapaId);
  davi = await quemVeioEmAgosto(db, e);
  for (const [i, dia] of dias.slice(2).entries()) await chamar(dia, [...e.alunos, davi], i === 0 ? 2 : 0);
  await lancarNasEtapas(db, e.naA, [
    { etapaId: b3, alunos: [davi], valor: 8 },
    { etapaId: b4, alunos: [davi], valor: 9 },
  ]);
});
afterAll(() => s.fechar());

const avisos = async () => {
  const { corpo } = await s.pedir('GET', `Fechamento/turma/${e.turmaA}/previa`);
  const { avisos: ditos, semNotaDeOrigem } = corpo.data as { avisos: { tipo: string; n: number }[]; semNotaDeOrigem: { nome: string }[] };
  return [ditos.filter(({ tipo }) => tipo === 'semNotaDeOrigem').map(({ n }) => n), semNotaDeOrigem.map(({ nome }) => nome)];
};
const boletim = async (): Promise<Boletim> => (await s.pedir('GET', `Boletim/${davi}`)).corpo.data as Boletim;
const trouxe = (versao: number, valores: readonly string[] = ['6', '5,0']) => ({
  versao,
  escola: 'Colégio do Porto',
  documento: 'Declaração de 31/07/2026',
  notas: valores.map((valor, i) => ({ disciplinaId: e.disciplinaId, etapaId: e.etapas[i], valor })),
  frequencias: [{ disciplinaId: e.disciplinaId, dadas: 14, faltas: 1 }],
});
const gravar = (body: object) => s.pedir('PUT', `NotaDeOrigem/${davi}`, { body });

test('the closing says who came after a term and brought nothing of it, and does not wait for it', async () => {
  expect(await avisos()).toEqual([[1], ['Davi Figueira']]);
});

test('what he brought is typed though its terms are closed, and counts in the average and in the attendance of the year', async () => {
  const { status, corpo } = await gravar(trouxe(0));
  expect(status, JSON.stringify(corpo)).toBe(200);
  expect(corpo.data).toMatchObject({ versao: 1, entrada: '2026-08-03', etapas: [{}, {}, { nome: '3º bimestre' }] });
  expect(await avisos()).toEqual([[], []]);
  // Of his own: 6 given, 2 missed; of origin: 14 and 1; planned beyond what the class gave: 2. 22 − 3 = 19 of 22 is 86.36.
  const { alunos } = await frequenciaDaTurma(s.banco.db, null, { turmaId: e.turmaA });
  const dele = alunos.find(({ matriculaId }) => matriculaId === davi);
  expect([dele?.ano.dadas, dele?.ano.faltas, dele?.ano.percentual, dele?.ano.percentualNoAno]).toEqual([20, 3, '85.00', '86.36']);
});

test('a statement over the whole year counts it, one from his entry on does not', async () => {
  const no = (de: string) => frequenciaNoPeriodo(s.banco.db, { matriculaId: davi, de, ate: '2026-11-30' });
  expect(await no('2026-02-02')).toMatchObject({ dadas: 20, faltas: 3, percentual: '85.00', de: '2026-02-02', ate: '2026-11-11' });
  expect(await no('2026-08-03')).toMatchObject({ dadas: 6, faltas: 2, percentual: '66.66', de: '2026-08-10' });
});

test('the paper is issued over the whole year, and says what of it is of the other school; from his entry on it is ours alone', async () => {
  await sql`insert into escola (nome) values ('Colégio Exemplo') on conflict (id) do update set nome = excluded.nome`.execute(s.banco.db);
  const emitir = async (de: string, ate: string, percentual: string | null = null) => {
    const body = { matriculaId: davi, tipo: 'declaracao_frequencia', finalidade: null, frequencia: { de, ate, percentual } };
    const { corpo } = await s.pedir('POST', 'DocumentoEmitido', { body });
    if (corpo.error) return { codigo: corpo.error.code, campos: corpo.error.fields?.map(({ path }) => path) };
    const { id } = corpo.data as { id: number };
    return textoDoPdf((await s.pedir('GET', `DocumentoEmitido/${id}/pdf`)).bruto).replaceAll(/\s+/g, ' ');
  };
  const doAno = await emitir('2026-02-02', '2026-11-15');
  expect(doAno).toContain('3 faltas em 20 aulas; disso, 1 falta em 14 aulas na escola de origem');
  const daqui = await emitir('2026-08-03', '2026-11-15');
  expect(daqui).toContain('2 faltas em 6 aulas');
  expect(daqui).not.toContain('escola de origem');
  // What he brought is of the whole year until he came: of no part of it.
  expect(await emitir('2026-05-04', '2026-11-15')).toEqual({ codigo: 'FREQUENCIA_DE_ORIGEM_INTEIRA', campos: ['frequencia.de'] });
  expect(await emitir('2026-02-02', '2026-07-31')).toEqual({ codigo: 'PERIODO_DE_FREQUENCIA_INVALIDO', campos: ['frequencia.de'] });
  expect(await emitir('2026-01-15', '2026-11-15')).toEqual({ codigo: 'FREQUENCIA_FORA_DO_PERIODO_LETIVO', campos: ['frequencia.de'] });
  expect(await emitir('2026-02-02', '2026-11-15', '100')).toMatchObject({ codigo: 'FREQUENCIA_DO_DIARIO' });
});

test('the terms of grades have the sign of the report card, and what grades and absences have of the other school in a sentence', async () => {
  const [fatos] = await carregarFatosDosPapeis(s.banco.db, [davi], { hoje: '2026-11-30', comBoletim: true });
  expect(fatos?.boletim?.notas.map(({ etapas }) => etapas)).toEqual([['6,0 (o)', '5,0 (o)', '8,0', '9,0']]);
  const papel = { numero: '', codigo: '', finalidade: null };
  expect(fatos && valoresDe({ ...fatos, papel }).campos['frequencia.deOrigem']).toBe(
    '(o): nota da escola de origem. Das faltas: 1 falta em 14 aulas na escola de origem.',
  );
  const [daCasa] = await carregarFatosDosPapeis(s.banco.db, e.alunos.slice(0, 1), { hoje: '2026-11-30', comBoletim: true });
  expect(daCasa && valoresDe({ ...daCasa, papel }).campos['frequencia.deOrigem']).toBe('');
});

test('a notice says the base of which the absences that the year admits were reckoned, and what of them is of the other school', async () => {
  const { status, corpo } = await s.pedir('POST', 'Notificacao', {
    body: { matriculaIds: [davi] },
    headers: { 'idempotency-key': 'notificacao' },
  });
  expect(status, JSON.stringify(corpo)).toBe(200);
  const [feita] = (corpo.data as { preparadas: { id: number }[] }).preparadas;
  const papel = textoDoPdf((await s.pedir('GET', `Notificacao/${feita?.id}/pdf?Destino=conselho`)).bruto).replaceAll(/\s+/g, ' ');
  expect(papel).toContain('3 faltas, das quais 1 na escola de origem, em 20 aulas dadas, frequência de 85,00%');
  // A quarter of 22 is 5.5.
  expect(papel).toContain('passaram de 30% das 5 que o ano admite, de 22 aulas previstas no ano.');
});

test('the council sees the attendance by which the year is judged', async () => {
  const { alunos } = await lerAlunos(s.banco.db, { id: 0, turmaId: e.turmaA, etapaId: null });
  expect(alunos.find(({ matriculaId }) => matriculaId === davi)?.frequencia).toMatchObject({ percentual: '86.36', faltas: 3, basta: true });
});

test('who is at risk in a term is told by our averages: that of origin is below what passes, and nobody here recovers it', async () => {
  const { corpo } = await s.pedir(
    'GET',
    `PainelCoordenador/riscos?AnoLetivoId=${e.anoLetivoId}&CursoId=${e.cursoId}&EtapaId=${e.etapas[1]}`,
  );
  const { alunos } = corpo.data as { alunos: { matriculaId: number; abaixo: object[] }[] };
  expect(alunos.flatMap(({ matriculaId, abaixo }) => (matriculaId === davi ? abaixo : []))).toEqual([]);
});

test('the report card shows it as the average of the term, with a sign, before the year closes and after', async () => {
  const esperado = (b: Boletim) => {
    const [d] = b.disciplinas;
    // (6 + 5 + 8 + 9) ÷ 4 = 7.0; without what he brought it would be 8.5.
    expect(d?.etapas.map(({ media, deOrigem }) => [media, deOrigem === true])).toEqual([
      ['6,0', true],
      ['5,0', true],
      ['8,0', false],
      ['9,0', false],
    ]);
    expect([d?.parcial.media, d?.parcial.faltas]).toEqual(['7,0', 3]);
    expect(b.frequencia).toMatchObject({ dadas: 20, faltas: 3, deOrigem: { dadas: 14, faltas: 1 } });
  };
  const antes = await boletim();
  esperado(antes);
  expect(antes.frequencia.percentual).toBe('85.00');
  for (const etapaId of e.etapas.slice(2)) await fechar(etapaId);
  expect((await com((ato) => fecharAnos(ato, { turmaIds: [e.turmaA] }))).recusadas).toEqual([]);
  const depois = await boletim();
  esperado(depois);
  expect([depois.frequencia.previstas, depois.frequencia.percentual, depois.resultado]).toEqual([22, '86.36', 'aprovado']);
  const { rows } = await sql`select a.dadas, a.faltas, a.frequencia::text as frequencia, d.media::text as media, d.dadas as "daDisciplina"
    from v_resultado_aluno a join v_resultado_disciplina d on d.fechamento_id = a.fechamento_id and d.matricula_id = a.matricula_id
    where a.matricula_id = ${davi} and a.etapa_id is null`.execute(s.banco.db);
  expect(rows).toEqual([{ dadas: 20, faltas: 3, frequencia: '86.36', media: expect.stringMatching(/^7(\.0+)?$/), daDisciplina: 20 }]);
});

test('on paper there is the sign, what it means, and what of the attendance is of the other school', async () => {
  const papel = textoDoPdf((await s.pedir('GET', `Boletim/pdf?MatriculaIds=${davi}`)).bruto).replaceAll('\n', ' ');
  expect(papel).toContain('6,0 (o)');
  expect(papel).toContain('(o): nota da escola de origem.');
  expect(papel).toContain('Disso, 1 falta em 14 aulas na escola de origem.');
});

test('what stands closed is what is computed again', async () => {
  const achados = await julgar(s.banco.db, [fechamentoResultado, fechamentoFrequencia], { chaveDaAuditoria: Buffer.alloc(32) });
  expect(achados).toMatchObject([{ achados: 0 }, { achados: 0 }]);
});

test('a closed year takes no change, and says how it is opened; reopened, it does', async () => {
  const { status, corpo } = await gravar(trouxe(1, ['10', '10']));
  expect([status, corpo.error?.code]).toEqual([409, 'DIARIO_TURMA_FECHADA']);
  expect(corpo.error?.message).toContain('reabre a turma antes, em Fechamento de cursos e turmas');
  await com((ato) => reabrir(ato, { turmaId: e.turmaA, etapaId: null, motivo: 'Nota de origem errada' }));
  expect((await gravar(trouxe(1, ['10', '10']))).status).toBe(200);
  expect((await boletim()).disciplinas[0]?.parcial.media).toBe('9,3');
});

test('the year does not close over what is being typed: it waits, and closes with it', async () => {
  const pedido = {
    matriculaId: davi,
    ...trouxe(2, ['6', '5']),
    notas: [{ disciplinaId: e.disciplinaId, etapaId: e.etapas[0] ?? 0, valor: '6' }],
  };
  const [, fechamento] = await passoAPasso(
    s.banco.db,
    (tx) => gravarOrigem(atoDe(tx, quemDeTeste()), pedido),
    () => com((ato) => fecharAnos(ato, { turmaIds: [e.turmaA] })),
  );
  expect(fechamento).toMatchObject({ status: 'fulfilled', value: { recusadas: [] } });
  // (6 + 8 + 9) ÷ 3 = 7.67 → 7.7: what is empty is left out.
  expect((await boletim()).disciplinas[0]?.parcial.media).toBe('7,7');
});
