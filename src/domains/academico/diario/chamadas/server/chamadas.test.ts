import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { criteriosDoAno, salvarCriterio } from '#domains/academico/estrutura/criterio/server/oficina.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { aulaDeTeste, type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
let dia = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.diario, ...salasDe.contratos, ...salasDe.matriculas] });
  cena = await cenaDoDiario(s.banco.db);
});
afterAll(() => s.fechar());

/** A school day of its own for each test: from 2 February on, weekends left out. */
function outroDia(): string {
  for (;;) {
    dia += 1;
    const data = new Date(Date.UTC(2026, 1, 1 + dia));
    if (data.getUTCDay() % 6 !== 0) return data.toISOString().slice(0, 10);
  }
}
type Marca = { matriculaId: number; faltas: number; justificada: boolean };
type Quadro = {
  colunas: { aulaId: number | null; data: string; quantidade: number; chamada: { id: number; versao: number; por: string } | null }[];
  alunos: { matriculaId: number; nome: string; lugares: unknown[]; marcas: ({ faltas: number; justificada: boolean } | null)[] }[];
};
const todos = (faltas: Readonly<Record<number, number>> = {}, justificados: readonly number[] = []): Marca[] =>
  cena.alunos.map((matriculaId, i) => ({ matriculaId, faltas: faltas[i] ?? 0, justificada: justificados.includes(i) }));
const salvar = (
  chamadas: { aulaId: number | null; data: string; versao: number | null; alunos: Marca[] }[],
  quem?: Quem,
  turmaId = cena.escola.turmaA,
) => s.pedir('POST', 'Frequencia/chamadas', { body: { turmaId, chamadas }, ...(quem ? { quem } : {}) });
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const quadro = async (de: string, ate = de, quem?: Quem): Promise<Quadro> => {
  const r = await s.pedir('GET', `Frequencia/quadro?TurmaId=${cena.escola.turmaA}&De=${de}&Ate=${ate}`, quem ? { quem } : {});
  expect(r.corpo.error).toBeUndefined();
  return r.corpo.data as Quadro;
};
const um = async <T>(consulta: ReturnType<typeof sql<T>>): Promise<T | undefined> => (await consulta.execute(s.banco.db)).rows[0];

describe('calling a roll', () => {
  test('nobody is present before it was called; afterwards who is not absent is, and who was left out was not called', async () => {
    const data = outroDia();
    const aula = await aulaDeTeste(s.banco.db, cena.mat, data, 2);
    expect((await quadro(data)).alunos.map(({ marcas }) => marcas)).toEqual([[null], [null], [null]]);
    const feita = await salvar([{ aulaId: aula, data, versao: null, alunos: todos({ 1: 2 }).slice(0, 2) }]);
    expect(feita.status, JSON.stringify(feita.corpo)).toBe(200);
    const { colunas, alunos } = await quadro(data);
    expect(colunas).toMatchObject([{ aulaId: aula, quantidade: 2, chamada: { versao: 1, por: 'Fernanda Lima' } }]);
    expect(alunos.map(({ marcas }) => marcas[0])).toEqual([{ faltas: 0, justificada: false }, { faltas: 2, justificada: false }, null]);
    const linha = await um(
      sql<{ acao: string; depois: unknown }>`select acao, depois from auditoria where alvo_tipo = 'chamada' order by seq desc limit 1`,
    );
    expect(linha).toEqual({
      acao: 'chamada.feita',
      depois: { data, quantidade: 2, lista: 2, faltas: [`${cena.alunos[1]}: 2`] },
    });
  });

  test('a correction replaces what was marked, over the version that was seen; a stale one is told whose stands', async () => {
    const data = outroDia();
    const aula = await aulaDeTeste(s.banco.db, cena.mat, data);
    await salvar([{ aulaId: aula, data, versao: null, alunos: todos({ 0: 1, 1: 1 }) }]);
    const paula = quemDeTeste(undefined, { usuarioId: 2, nome: 'Paula', sobrenome: 'Reis' });
    expect(codigo(await salvar([{ aulaId: aula, data, versao: 1, alunos: todos({ 1: 1 }, [1]) }], paula))).toBe(200);
    const velha = await salvar([{ aulaId: aula, data, versao: 1, alunos: todos() }]);
    expect(velha).toMatchObject({ status: 409, corpo: { error: { code: 'VERSAO_DESATUALIZADA', alteracao: { por: 'Paula Reis' } } } });
    const repetida = await salvar([{ aulaId: aula, data, versao: null, alunos: todos() }]);
    expect(repetida).toMatchObject({ status: 409, corpo: { error: { code: 'VERSAO_DESATUALIZADA' } } });
    expect((await quadro(data)).alunos.map(({ marcas }) => marcas[0])).toEqual([
      { faltas: 0, justificada: false },
      { faltas: 1, justificada: true },
      { faltas: 0, justificada: false },
    ]);
  });

  test('all lessons of a day are saved in one act, or none', async () => {
    const data = outroDia();
    const [uma, outra] = [await aulaDeTeste(s.banco.db, cena.mat, data), await aulaDeTeste(s.banco.db, cena.port, data)];
    const ruim = await salvar([
      { aulaId: uma, data, versao: null, alunos: todos({ 0: 1 }) },
      { aulaId: outra, data, versao: 3, alunos: todos() },
    ]);
    expect(codigo(ruim)).toBe('VERSAO_DESATUALIZADA');
    expect((await quadro(data)).colunas.map(({ chamada }) => chamada)).toEqual([null, null]);
    const boa = await salvar([
      { aulaId: uma, data, versao: null, alunos: todos({ 0: 1 }) },
      { aulaId: outra, data, versao: null, alunos: todos({ 2: 1 }) },
    ]);
    expect(boa.status).toBe(200);
    expect((await quadro(data)).alunos.map(({ marcas }) => marcas.map((marca) => marca?.faltas))).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  test('what cannot be called is refused, naming the field, and nothing is written', async () => {
    const data = outroDia();
    const aula = await aulaDeTeste(s.banco.db, cena.mat, data, 2);
    const estranho = { matriculaId: 999_999, faltas: 0, justificada: false };
    const futura = '2026-12-01';
    const casos: [string, Parameters<typeof salvar>[0]][] = [
      ['FALTAS_ACIMA_DA_AULA', [{ aulaId: aula, data, versao: null, alunos: todos({ 0: 3 }) }]],
      ['ALUNO_FORA_DA_TURMA', [{ aulaId: aula, data, versao: null, alunos: [...todos(), estranho] }]],
      ['CHAMADA_FUTURA', [{ aulaId: aula, data: futura, versao: null, alunos: todos() }]],
      ['CHAMADA_SEM_AULA', [{ aulaId: aula, data: outroDia(), versao: null, alunos: todos() }]],
      ['CHAMADA_SEM_AULA', [{ aulaId: 999_999, data, versao: null, alunos: todos() }]],
      ['CHAMADA_POR_AULA', [{ aulaId: null, data, versao: null, alunos: todos() }]],
      ['CHAMADA_REPETIDA', [1, 2].map(() => ({ aulaId: aula, data, versao: null, alunos: todos() }))],
      ['CHAMADA_REPETIDA', [{ aulaId: aula, data, versao: null, alunos: [...todos(), ...todos()] }]],
    ];
    for (const [esperado, chamadas] of casos) {
      const r = await salvar(chamadas);
      expect([codigo(r), (r.corpo.error?.fields.length ?? 0) > 0 || esperado === 'CHAMADA_POR_AULA'], JSON.stringify(r.corpo)).toEqual([
        esperado,
        true,
      ]);
    }
    expect(codigo(await salvar([{ aulaId: aula, data, versao: null, alunos: todos() }], undefined, cena.escola.turmaB))).toBe(
      'CHAMADA_SEM_AULA',
    );
    expect((await quadro(data)).colunas[0]?.chamada).toBeNull();
  });

  test('a roll is taken back with a reason, and kept in the audit', async () => {
    const data = outroDia();
    const aula = await aulaDeTeste(s.banco.db, cena.mat, data);
    const { chamadas } = (await salvar([{ aulaId: aula, data, versao: null, alunos: todos({ 0: 1 }) }])).corpo.data as {
      chamadas: { id: number }[];
    };
    const id = chamadas[0]?.id ?? 0;
    const excluir = (consulta: string) => s.pedir('DELETE', `Frequencia/chamada/${id}?${consulta}`);
    expect(codigo(await excluir('Versao=1'))).toBe('DADOS_INVALIDOS');
    expect(codigo(await excluir('Versao=2&Motivo=Turma%20errada'))).toBe('VERSAO_DESATUALIZADA');
    expect((await excluir('Versao=1&Motivo=Turma%20errada')).status).toBeLessThan(300);
    expect((await quadro(data)).alunos.map(({ marcas }) => marcas)).toEqual([[null], [null], [null]]);
    expect(
      await um(sql<{
        motivo: string;
        n: number;
      }>`select motivo, (select count(*)::int from faltas where chamada_id = ${id}) as n from auditoria
        where alvo_tipo = 'chamada' and alvo_id = ${id} and acao = 'chamada.excluida'`),
    ).toEqual({ motivo: 'Turma errada', n: 0 });
  });

  test('saving the roll of a class takes six statements between begin and commit, whatever its size', async () => {
    const data = outroDia();
    const aula = await aulaDeTeste(s.banco.db, cena.mat, data);
    const r = await salvar([{ aulaId: aula, data, versao: null, alunos: todos({ 0: 1 }) }]);
    expect(Number(r.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(8);
    const lida = await s.pedir('GET', `Frequencia/quadro?TurmaId=${cena.escola.turmaA}&De=${data}&Ate=${data}`);
    expect(Number(lida.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(3);
  });
});

describe('what is closed', () => {
  test('an etapa that was closed takes no roll, no correction and no deletion until it is open again', async () => {
    const data = outroDia();
    const aula = await aulaDeTeste(s.banco.db, cena.mat, data);
    const { chamadas } = (await salvar([{ aulaId: aula, data, versao: null, alunos: todos() }])).corpo.data as {
      chamadas: { id: number }[];
    };
    await sql`update etapas set situacao = 'fechado'`.execute(s.banco.db);
    const fechada = await salvar([{ aulaId: aula, data, versao: 1, alunos: todos({ 0: 1 }) }]);
    expect(fechada.corpo.error).toMatchObject({ code: 'DIARIO_ETAPA_FECHADA', message: expect.stringContaining('1º bimestre') });
    expect(codigo(await s.pedir('DELETE', `Frequencia/chamada/${chamadas[0]?.id}?Versao=1&Motivo=Engano`))).toBe('DIARIO_ETAPA_FECHADA');
    await sql`update etapas set situacao = 'aberto'`.execute(s.banco.db);
    expect(codigo(await salvar([{ aulaId: aula, data, versao: 1, alunos: todos({ 0: 1 }) }]))).toBe(200);
  });
});

describe('a restricted teacher', () => {
  test('calls the lessons of his own subjects, and does not know of the others', async () => {
    const rosa = await docenteDeTeste(s.banco.db, 'Rosa');
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) values (${cena.port}, ${rosa}, '2026-02-02')`.execute(
      s.banco.db,
    );
    const quem = quemDeTeste(undefined, { pessoaId: rosa, restritoPainelProfessor: true });
    const data = outroDia();
    const [alheia, sua] = [await aulaDeTeste(s.banco.db, cena.mat, data), await aulaDeTeste(s.banco.db, cena.port, data)];
    expect((await quadro(data, data, quem)).colunas.map(({ aulaId }) => aulaId)).toEqual([sua]);
    expect(codigo(await salvar([{ aulaId: alheia, data, versao: null, alunos: todos() }], quem))).toBe('NAO_ENCONTRADO');
    expect(codigo(await salvar([{ aulaId: sua, data, versao: null, alunos: todos() }], quem))).toBe(200);
    const { chamadas } = (await salvar([{ aulaId: alheia, data, versao: null, alunos: todos() }])).corpo.data as {
      chamadas: { id: number }[];
    };
    const id = chamadas[0]?.id;
    expect(codigo(await s.pedir('DELETE', `Frequencia/chamada/${id}?Versao=1&Motivo=Engano`, { quem }))).toBe('NAO_ENCONTRADO');
    for (const caminho of [
      `quadro?TurmaId=${cena.escola.turmaB}&De=${data}&Ate=${data}`,
      `turma/${cena.escola.turmaB}`,
      `turma/${cena.escola.turmaA}?TurmaDisciplinaId=${cena.mat}`,
    ])
      expect(codigo(await s.pedir('GET', `Frequencia/${caminho}`, { quem })), caminho).toBe('NAO_ENCONTRADO');
  });
});

describe('by day', () => {
  test('where the course controls attendance by day there is one roll, on school days alone', async () => {
    const outra = await cenaDoDiario(s.banco.db, { ano: 2025 });
    await transacao(s.banco.db, async (tx) => {
      const criterio = (await criteriosDoAno(tx, [outra.escola.cursoId], 2025)).get(outra.escola.cursoId);
      if (!criterio) throw new Error('no criterion');
      const dados = { ...criterio, controleFrequencia: 'por_dia' as const, conceitos: [] };
      await salvarCriterio(atoDe(tx, { processo: 'teste' }), {
        ...dados,
        cursoId: outra.escola.cursoId,
        desdeAno: 2025,
        versao: null,
        tambemCursos: [],
      });
    });
    const alunos = outra.alunos.map((matriculaId, i) => ({ matriculaId, faltas: i === 0 ? 1 : 0, justificada: false }));
    const chamar = (data: string, aulaId: number | null = null) =>
      salvar([{ aulaId, data, versao: null, alunos }], undefined, outra.escola.turmaA);
    expect(codigo(await chamar('2025-02-08'))).toBe('CHAMADA_DE_DIA_NAO_LETIVO');
    expect(codigo(await chamar('2025-05-05'))).toBe('DIARIO_FORA_DAS_ETAPAS');
    expect(codigo(await chamar('2025-02-10', await aulaDeTeste(s.banco.db, outra.mat, '2025-02-10')))).toBe('CHAMADA_POR_DIA');
    expect(codigo(await chamar('2025-02-10'))).toBe(200);
    const r = await s.pedir('GET', `Frequencia/quadro?TurmaId=${outra.escola.turmaA}&De=2025-02-07&Ate=2025-02-11`);
    expect((r.corpo.data as Quadro).colunas.map(({ data, chamada }) => [data, chamada !== null])).toEqual([
      ['2025-02-07', false],
      ['2025-02-10', true],
      ['2025-02-11', false],
    ]);
    const { data } = (await s.pedir('GET', `Frequencia/turma/${outra.escola.turmaA}`)).corpo as {
      data: { previstoNoAno: number; alunos: { ano: { dadas: number; faltas: number; percentual: string; restam: number } }[] };
    };
    // 3 February to 17 April 2025, Mondays to Fridays.
    expect(data.previstoNoAno).toBe(54);
    expect(data.alunos[0]?.ano).toMatchObject({ dadas: 1, faltas: 1, percentual: '0.00', restam: 12 });
  });
});
