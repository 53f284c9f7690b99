import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { marcarDias } from '#domains/academico/periodos-letivos/calendario/server/oficina.ts';
import { criarPeriodo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste } from '#tests/helpers/academico.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { dados, disciplinaNasTurmas, lecionar, salvarSemana } from '#tests/helpers/aulas.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarAulas } from './oficina.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
let [mat, matB, hist, rosa, davi] = [0, 0, 0, 0, 0];
let periodoId = 0;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [...salasDe.diario, ...salasDe.estrutura, ...salasDe.periodosLetivos, ...salasDe.pessoas] });
  const { db } = servidor.banco;
  escola = await escolaDeTeste(db);
  [mat = 0, matB = 0] = await disciplinaNasTurmas(servidor, 'Matemática', [escola.turmaA, escola.turmaB]);
  [hist = 0] = await disciplinaNasTurmas(servidor, 'História', [escola.turmaA]);
  [rosa, davi] = [await docenteDeTeste(db, 'Rosa'), await docenteDeTeste(db, 'Davi')];
  await lecionar(servidor, rosa, [mat, matB], '2026-02-02', '2026-03-31');
  await lecionar(servidor, davi, [hist], '2026-02-02');
  // Monday: two of mathematics, one of history; Wednesday: one of mathematics.
  const semana = [
    { diaSemana: 1, ordem: 1, turmaDisciplinaId: mat, docenteId: rosa },
    { diaSemana: 1, ordem: 2, turmaDisciplinaId: mat, docenteId: rosa },
    { diaSemana: 1, ordem: 3, turmaDisciplinaId: hist, docenteId: davi },
    { diaSemana: 3, ordem: 1, turmaDisciplinaId: mat, docenteId: rosa },
  ];
  dados(await salvarSemana(servidor, escola.turmaA, '2026-02-02', semana));
  const { rows } = await sql<{ id: number }>`select id from periodos_letivos`.execute(db);
  periodoId = rows[0]?.id ?? 0;
}, 120_000);
afterAll(() => servidor.fechar());

type Aula = {
  id: number;
  dataAula: string;
  quantidade: number;
  ordem: number | null;
  docente: string | null;
  conteudo: string | null;
  versao: number;
};
type Prevista = { data: string; ordem: number; quantidade: number; docenteId: number | null };
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const aula = (dataAula: string, partes: Record<string, unknown> = {}) => ({
  turmaDisciplinaId: mat,
  dataAula,
  quantidade: 1,
  ordem: null,
  docenteId: null,
  ...partes,
});
const dar = (aulas: object[], partes: object = {}) =>
  servidor.pedir('POST', 'Aula', { body: { aulas, conteudo: 'Frações', tarefa: null, ...partes } });
const listar = async (td = mat) =>
  dados<{ itens: Aula[]; numeros: Record<string, number> }>(
    await servidor.pedir('GET', `Aula/obter-paginado?TurmaDisciplinaId=${td}&TamanhoDaPagina=500`),
  );
const previstas = async (td = mat) =>
  dados<{ itens: Prevista[] }>(await servidor.pedir('GET', `Aula/previstas?TurmaDisciplinaId=${td}`)).itens;

describe('what the timetable expected', () => {
  test('is the school days of the etapas by weekday, neighbours as one lesson, holidays left out', async () => {
    const todas = await previstas();
    expect(todas[0]).toMatchObject({ data: '2026-02-02', ordem: 1, quantidade: 2, docenteId: rosa });
    expect(todas.map(({ data }) => data)).not.toContain('2026-04-03');
    // Eleven Mondays and eleven Wednesdays until 17 April.
    expect(todas).toHaveLength(22);
    expect(todas.at(-1), 'the teacher of the timetable left in March').toMatchObject({ data: '2026-04-15', docenteId: null });
  });

  test('follows the weekday that the calendar says, and a recess takes it away', async () => {
    const marcar = (body: object) => servidor.pedir('PUT', `PeriodoLetivo/${periodoId}/calendario`, { body });
    dados(await marcar({ de: '2026-02-14', ate: '2026-02-14', tipo: 'letivo', nome: 'Sábado letivo', segueDiaSemana: 1, versao: null }));
    dados(await marcar({ de: '2026-02-16', ate: '2026-02-18', tipo: 'recesso', nome: 'Carnaval', segueDiaSemana: null, versao: null }));
    const dias = (await previstas()).map(({ data }) => data);
    expect(dias).toContain('2026-02-14');
    expect(dias).not.toContain('2026-02-16');
    expect(dias).not.toContain('2026-02-18');
  });

  test('is expected no more once given, in its period or without saying which', async () => {
    dados(await dar([aula('2026-02-02', { quantidade: 2, ordem: 1 })]));
    dados(await dar([aula('2026-02-09')]));
    const restantes = await previstas();
    expect(restantes.filter(({ data }) => data === '2026-02-02')).toEqual([]);
    expect(restantes.find(({ data }) => data === '2026-02-09')).toMatchObject({ ordem: 2, quantidade: 1 });
    expect((await listar()).itens.find(({ dataAula }) => dataAula === '2026-02-02')?.docente).toContain('Rosa');
  });

  test('two people who give the same lesson give it once', async () => {
    const { db } = servidor.banco;
    const pedido = { aulas: [aula('2026-02-11', { ordem: 1 })], conteudo: null, tarefa: null };
    const [, segunda] = await passoAPasso(
      db,
      (tx) => criarAulas(atoDe(tx, quemDeTeste()), pedido),
      () => transacao(db, (tx) => criarAulas(atoDe(tx, quemDeTeste()), pedido)),
    );
    expect(segunda).toMatchObject({ status: 'rejected', reason: { code: 'AULA_TEMPO_OCUPADO' } });
    expect((await listar()).itens.filter(({ dataAula }) => dataAula === '2026-02-11')).toHaveLength(1);
  });
});

test('a day that becomes a holiday while a lesson is given: the lesson is refused', async () => {
  const { db } = servidor.banco;
  const dia = '2026-03-25';
  const marcacao = { id: periodoId, de: dia, ate: dia, tipo: 'feriado' as const, nome: 'Data magna', segueDiaSemana: null, versao: null };
  const [, aula_] = await passoAPasso(
    db,
    (tx) => marcarDias(atoDe(tx, quemDeTeste()), marcacao),
    () => transacao(db, (tx) => criarAulas(atoDe(tx, quemDeTeste()), { aulas: [aula(dia)], conteudo: null, tarefa: null })),
  );
  expect(aula_).toMatchObject({ status: 'rejected', reason: { code: 'AULA_SEM_DIA_LETIVO' } });
});

describe('a lesson is refused', () => {
  test.each<[string, () => object, string]>([
    ['on a Sunday', () => aula('2026-03-08'), 'AULA_NO_FIM_DE_SEMANA'],
    ['on a holiday', () => aula('2026-04-03'), 'AULA_SEM_DIA_LETIVO'],
    ['outside of the etapas', () => aula('2026-05-04'), 'DIARIO_FORA_DAS_ETAPAS'],
    ['by a teacher whose assignment ended', () => aula('2026-04-08', { docenteId: rosa }), 'AULA_APOS_DOCENTE'],
    ['beyond the periods of the day', () => aula('2026-03-09', { quantidade: 4 }), 'AULA_ALEM_DO_DIA'],
    ['beyond those of the largest day, where it has none', () => aula('2026-03-10', { quantidade: 4 }), 'AULA_ALEM_DO_MAIOR_DIA'],
    ['of a subject that does not exist', () => aula('2026-03-09', { turmaDisciplinaId: 999_999 }), 'NAO_ENCONTRADO'],
  ])('%s', async (_, pedida, esperado) => expect(codigo(await dar([pedida()]))).toBe(esperado));

  test('on a holiday by its name', async () => {
    expect((await dar([aula('2026-04-03')])).corpo.error?.message).toContain('Sexta-feira Santa');
  });

  test('with all that come with it: nothing of a refused act is kept', async () => {
    const antes = (await listar()).itens.length;
    expect(codigo(await dar([aula('2026-03-11'), aula('2026-03-15')]))).toBe('AULA_NO_FIM_DE_SEMANA');
    expect((await listar()).itens).toHaveLength(antes);
  });

  test('from a period on that the timetable does not have that day', async () => {
    // Monday has three periods.
    const alem = await dar([aula('2026-03-30', { ordem: 4 })]);
    expect([codigo(alem), alem.corpo.error?.fields?.map(({ path }) => path)]).toEqual(['AULA_SEM_ESSE_TEMPO', ['aulas.0.dataAula']]);
  });

  test('in a closed etapa, by the database too', async () => {
    const { dono, db } = servidor.banco;
    await sql`update etapas set situacao = 'fechado'`.execute(dono);
    try {
      expect(codigo(await dar([aula('2026-03-11')]))).toBe('DIARIO_ETAPA_FECHADA');
      await expect(sql`delete from aulas`.execute(db)).rejects.toThrow('DIARIO_FECHADO');
    } finally {
      await sql`update etapas set situacao = 'aberto'`.execute(dono);
    }
  });
});

test('the same lesson is given on other days and in a parallel class in one act', async () => {
  const { ids } = dados<{ ids: number[] }>(
    await dar([aula('2026-03-04'), aula('2026-03-16'), aula('2026-03-04', { turmaDisciplinaId: matB })]),
  );
  expect(ids).toHaveLength(3);
  expect((await listar(matB)).itens).toMatchObject([{ dataAula: '2026-03-04', conteudo: 'Frações' }]);
});

describe('a recorded lesson', () => {
  const umaDe = async (dia: string): Promise<Aula> => {
    const achada = (await listar()).itens.find(({ dataAula }) => dataAula === dia);
    if (!achada) throw new Error(`no lesson on ${dia}`);
    return achada;
  };
  const editar = (a: Aula, partes: object) =>
    servidor.pedir('PUT', 'Aula', {
      body: {
        id: a.id,
        versao: a.versao,
        dataAula: a.dataAula,
        quantidade: a.quantidade,
        docenteId: null,
        conteudo: 'Decimais',
        tarefa: null,
        ...partes,
      },
    });

  test('is changed once by who saw it as it is', async () => {
    const a = await umaDe('2026-03-04');
    dados(await editar(a, {}));
    expect(codigo(await editar(a, {}))).toBe('VERSAO_DESATUALIZADA');
    expect((await umaDe('2026-03-04')).conteudo).toBe('Decimais');
  });

  test('changes its content though the timetable lost its period; of another length it says no period, or begins earlier', async () => {
    const tempoDe = async (dia: string) => (await umaDe(dia)).ordem;
    dados(await dar([aula('2026-03-18', { ordem: 1 }), aula('2026-03-23', { ordem: 2 })]));
    await sql`update aulas set ordem = 9 where data_aula = '2026-03-18'`.execute(servidor.banco.dono);
    dados(await editar(await umaDe('2026-03-18'), { conteudo: 'Frações e decimais' }));
    expect(await tempoDe('2026-03-18')).toBe(9);
    // Monday has three periods: of three, the lesson begins with the first.
    dados(await editar(await umaDe('2026-03-23'), { quantidade: 3 }));
    expect(await tempoDe('2026-03-23')).toBe(1);
    dados(await editar(await umaDe('2026-03-23'), { quantidade: 2 }));
    const alem = await editar(await umaDe('2026-03-18'), { quantidade: 2 });
    expect([codigo(alem), alem.corpo.error?.fields?.map(({ path }) => path)]).toEqual(['AULA_ALEM_DO_DIA', ['quantidade']]);
    for (const dia of ['2026-03-18', '2026-03-23']) {
      const { id, versao } = await umaDe(dia);
      expect((await servidor.pedir('DELETE', `Aula/${id}?Versao=${versao}`)).status).toBeLessThan(300);
    }
  });

  test('of which nobody is known to have given it changes its text, not its day, though the last assignment ended before it', async () => {
    dados(await dar([aula('2026-03-30')]));
    await sql`update aulas set docente_id = null where data_aula = '2026-03-30'`.execute(servidor.banco.dono);
    await transacao(servidor.banco.dono, (tx) =>
      sql`update docentes_periodo set data_fim = '2026-03-20' where turma_disciplina_id = ${mat}`.execute(tx),
    );
    const semDocente = await umaDe('2026-03-30');
    dados(await editar(semDocente, { conteudo: 'Porcentagem' }));
    const depois = await umaDe('2026-03-30');
    expect(codigo(await editar(depois, { dataAula: '2026-03-31' }))).toBe('AULA_APOS_DOCENTE');
    await sql`update docentes_periodo set data_fim = '2026-03-31' where turma_disciplina_id = ${mat}`.execute(servidor.banco.dono);
    expect((await servidor.pedir('DELETE', `Aula/${depois.id}?Versao=${depois.versao}`)).status).toBeLessThan(300);
  });

  test('keeps its day and periods once its roll was called, and stays', async () => {
    const a = await umaDe('2026-03-16');
    // A roll of nobody in particular: what hangs on the lesson is tried here, not who was called.
    await transacao(servidor.banco.dono, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into chamadas (turma_id, data_chamada, aula_id, alunos, usuario_nome) values (${escola.turmaA}, '2026-03-16', ${a.id}, '{1}', 'Rosa')`.execute(
        tx,
      );
    });
    expect(codigo(await editar(a, { dataAula: '2026-03-18' }))).toBe('AULA_COM_CHAMADA');
    expect(codigo(await servidor.pedir('DELETE', `Aula/${a.id}?Versao=${a.versao}`))).toBe('AULA_COM_CHAMADA');
    expect((await editar(a, {})).status).toBe(200);
    await sql`delete from chamadas`.execute(servidor.banco.dono);
    expect((await servidor.pedir('DELETE', `Aula/${a.id}?Versao=${a.versao + 1}`)).status).toBeLessThan(300);
  });

  test('keeps its day a school day: the calendar names it', async () => {
    const body = { de: '2026-03-04', ate: '2026-03-04', tipo: 'feriado', nome: 'Feriado', segueDiaSemana: null, versao: null };
    const recusa = await servidor.pedir('PUT', `PeriodoLetivo/${periodoId}/calendario`, { body });
    expect(codigo(recusa)).toBe('CALENDARIO_DIA_EM_USO');
    expect(recusa.corpo.error?.message).toContain('04/03/2026 (2 aulas)');
  });

  test('its window offers who teaches, parallel classes, and plans of other years', async () => {
    const opcoes = dados<{ docentes: { nome: string }[]; paralelas: { turma: string }[]; planos: unknown[] }>(
      await servidor.pedir('GET', `Aula/opcoes?TurmaDisciplinaId=${mat}`),
    );
    expect(Object.keys(opcoes).toSorted()).toEqual(['docentes', 'paralelas', 'planos']);
    expect(opcoes.paralelas.map(({ turma }) => turma)).not.toContain('A');
  });

  test('keeps its subject in the class', async () => {
    const recusa = await servidor.pedir('DELETE', `TurmaDisciplina/${mat}`);
    expect(recusa.corpo.error?.message).toMatch(/aulas/);
  });

  test('goes into the exported sheet', async () => {
    const { bruto, status } = await servidor.pedir('GET', `Aula/exportar?TurmaDisciplinaId=${mat}&Formato=csv`);
    expect(status).toBe(200);
    expect(bruto.toString()).toContain('Decimais');
  });
});

describe('a restricted teacher', () => {
  const quem = () => quemDeTeste(undefined, { restritoPainelProfessor: true, pessoaId: davi });

  test('opens the own subject and no other of the same class', async () => {
    const { disciplinas } = dados<{ disciplinas: { id: number }[] }>(
      await servidor.pedir('GET', `Diario/opcoes/${escola.turmaA}`, { quem: quem() }),
    );
    expect(disciplinas.map(({ id }) => id)).toEqual([hist]);
    const { turmas } = dados<{ turmas: { id: number }[] }>(await servidor.pedir('GET', `Diario/opcoes`, { quem: quem() }));
    expect(turmas.map(({ id }) => id)).toEqual([escola.turmaA]);
    expect((await servidor.pedir('GET', `Diario/opcoes/${escola.turmaB}`, { quem: quem() })).status).toBe(404);
    expect((await servidor.pedir('GET', `Aula/obter-paginado?TurmaDisciplinaId=${mat}`, { quem: quem() })).status).toBe(404);
  });

  test('writes the own subject and no other', async () => {
    const body = (turmaDisciplinaId: number) => ({ aulas: [aula('2026-03-23', { turmaDisciplinaId })], conteudo: null, tarefa: null });
    expect((await servidor.pedir('POST', 'Aula', { body: body(mat), quem: quem() })).status).toBe(404);
    dados(await servidor.pedir('POST', 'Aula', { body: body(hist), quem: quem() }));
    expect((await listar(hist)).itens[0]?.docente).toContain('Davi');
    const alheia = (await listar(mat)).itens[0];
    expect((await servidor.pedir('DELETE', `Aula/${alheia?.id}?Versao=1`, { quem: quem() })).status).toBe(404);
  });
});

test('the plan of another year goes into what the timetable expects, in its order', async () => {
  const { db } = servidor.banco;
  const autor = { processo: 'teste' };
  const turma = await transacao(db, async (tx) => {
    const etapas = [{ nome: 'Ano', dataInicio: '2025-02-03', dataFim: '2025-12-12', peso: '1.0000' }];
    await criarPeriodo(atoDe(tx, autor), {
      ano: 2025,
      nome: '2025',
      dataInicio: '2025-02-03',
      dataFim: '2025-12-12',
      segmentacoes: [{ segmentacaoId: escola.segmentacaoId, etapas }],
    });
    const { rows } = await sql<{ id: number }>`select id from anos_letivos where ano = 2025`.execute(tx);
    return criarTurma(atoDe(tx, autor), {
      cursoId: escola.cursoId,
      anoLetivoId: rows[0]?.id ?? 0,
      grupoTurmaId: null,
      nome: '6º A',
      turno: 'manha',
      sala: null,
      vagas: 9,
    });
  });
  const { rows } = await sql<{ id: number }>`with d as (select disciplina_id from turmas_disciplinas where id = ${mat})
    insert into turmas_disciplinas (turma_id, disciplina_id) select ${turma.id}, disciplina_id from d returning id`.execute(
    servidor.banco.dono,
  );
  const antiga = rows[0]?.id ?? 0;
  for (const [dia, conteudo] of [
    ['2025-02-05', 'Números'],
    ['2025-02-12', 'Operações'],
  ] as const)
    dados(await dar([aula(dia, { turmaDisciplinaId: antiga })], { conteudo }));
  const faltavam = await previstas();
  const feito = dados<{ criadas: number; sobraram: number }>(
    await servidor.pedir('POST', 'Aula/plano', { body: { turmaDisciplinaId: mat, deTurmaDisciplinaId: antiga, etapaId: null } }),
  );
  expect(feito).toEqual({ criadas: 2, sobraram: 0 });
  const itens = (await listar()).itens;
  expect(
    [0, 1].map((i) => itens.find(({ dataAula, ordem }) => dataAula === faltavam[i]?.data && ordem === faltavam[i]?.ordem)?.conteudo),
  ).toEqual(['Números', 'Operações']);
  expect(
    codigo(await servidor.pedir('POST', 'Aula/plano', { body: { turmaDisciplinaId: hist, deTurmaDisciplinaId: antiga, etapaId: null } })),
  ).toBe('NAO_ENCONTRADO');
});

test('an etapa does not leave lessons outside', async () => {
  await expect(sql`update etapas set data_fim = '2026-03-01' where data_inicio = '2026-02-02'`.execute(servidor.banco.db)).rejects.toThrow(
    'ETAPA_DEIXA_AULAS',
  );
});

test('a plan passes over an etapa that was handed in, or closed for the class alone, as over one that is closed for all', async () => {
  const { db } = servidor.banco;
  const { rows } = await sql<{
    etapa: number;
    antiga: number;
  }>`select e.etapa_id as etapa, (select td.id from v_turma_disciplina td join v_turma t on t.id = td.turma_id
      where t.ano = 2025 limit 1) as antiga from v_etapa_da_turma e where e.turma_id = ${escola.turmaA} limit 1`.execute(db);
  const [{ etapa, antiga } = { etapa: 0, antiga: 0 }] = rows;
  const copiar = async () =>
    codigo(await servidor.pedir('POST', 'Aula/plano', { body: { turmaDisciplinaId: mat, deTurmaDisciplinaId: antiga, etapaId: null } }));
  await sql`insert into entregas (turma_disciplina_id, etapa_id, usuario_nome) values (${mat}, ${etapa}, 'Rosa')`.execute(db);
  expect(await copiar()).toBe('AULA_SEM_PREVISAO');
  await sql`delete from entregas`.execute(db);
  await sql`insert into turmas_etapas_fechadas (turma_id, etapa_id, usuario_nome) values (${escola.turmaA}, ${etapa}, 'Tatiana')`.execute(
    db,
  );
  expect(await copiar()).toBe('AULA_SEM_PREVISAO');
  await sql`delete from turmas_etapas_fechadas`.execute(db);
});
