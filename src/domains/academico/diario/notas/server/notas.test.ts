import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { contaDoAluno, faltasDoAluno, type GradeDeNotas } from '../web/leitura.ts';
import { gravarNotas } from './gravar-notas.ts';
import { mediasDaTurma } from './medias-da-turma.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.diario, ...salasDe.estrutura] });
  e = await diarioDeTeste(s.banco.db);
});
afterAll(() => s.fechar());
beforeEach(async () => {
  await sql`update etapas set situacao = 'aberto'`.execute(s.banco.db);
  await sql`update notas set valor = null, conceito = null, estado = null`.execute(s.banco.db);
  await sql`delete from notas`.execute(s.banco.db);
  await sql`delete from avaliacoes where substitui_id is not null`.execute(s.banco.db);
  await sql`delete from avaliacoes`.execute(s.banco.db);
});

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const datas = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'];
type Partes = Record<string, unknown>;
async function avaliacao(nome: string, etapa: number | null, partes: Partes = {}): Promise<number> {
  const body = {
    turmaDisciplinaId: e.naA,
    etapaId: etapa === null ? null : e.etapas[etapa],
    papel: 'avaliacao',
    tipoAvaliacaoId: null,
    nome,
    descricao: null,
    dataAvaliacao: etapa === null ? '2026-12-15' : datas[etapa],
    dataRecuperacao: null,
    valorMaximo: '10',
    peso: '1',
    substituiId: null,
    ...partes,
  };
  const resposta = await s.pedir('POST', 'Avaliacao', { body });
  expect(codigo(resposta), JSON.stringify(resposta.corpo)).toBe(200);
  return (resposta.corpo.data as { id: number }).id;
}
type Celula = { avaliacaoId: number; matriculaId: number; versao?: number; valor: string | null };
type Resultado = {
  avaliacaoId: number;
  matriculaId: number;
  versao?: number;
  codigo?: string;
  recusa?: string;
  conflito?: { valor: string | null; versao: number; por: string };
};
const corpoDe = (celulas: readonly Celula[]) => ({ turmaDisciplinaId: e.naA, celulas: celulas.map((c) => ({ versao: 0, ...c })) });
async function lancar(celulas: readonly Celula[], quem = quemDeTeste()): Promise<Resultado[]> {
  const resposta = await s.pedir('PUT', 'DiarioNota', { body: corpoDe(celulas), quem });
  expect(codigo(resposta), JSON.stringify(resposta.corpo)).toBe(200);
  return (resposta.corpo.data as { celulas: Resultado[] }).celulas;
}
async function grade(etapa: number | null): Promise<GradeDeNotas> {
  const filtro = etapa === null ? '' : `&EtapaId=${e.etapas[etapa]}`;
  const resposta = await s.pedir('GET', `DiarioNota/grade?TurmaDisciplinaId=${e.naA}${filtro}`);
  expect(codigo(resposta), JSON.stringify(resposta.corpo)).toBe(200);
  return resposta.corpo.data as GradeDeNotas;
}
/** What the screen shows of the first student: computed from the answer by the functions that the browser uses. */
function naTela(g: GradeDeNotas) {
  const [aluno] = g.alunos;
  if (!aluno) throw new Error('no student');
  const valores = new Map(g.notas.filter((n) => n.matriculaId === aluno.matriculaId).map((n) => [String(n.avaliacaoId), n.valor]));
  const ler = (coluna: string) => valores.get(coluna) ?? null;
  return { ...contaDoAluno(g, aluno, ler), faltas: faltasDoAluno(g, aluno, ler).map(({ em, nota }) => [em, nota]) };
}

describe('the worked example, typed into the grid', () => {
  test('gives the averages of each etapa, the partial, and the result with either exam', async () => {
    const [primeiro] = e.alunos;
    const notas: [string, string, string | null][] = [
      ['6', '9', null],
      ['4', '7', '6.5'],
      ['5.5', '8', null],
      ['3', '6', '3.5'],
    ];
    for (const [i, [escrita, trabalho, recuperacao]] of notas.entries()) {
      const celulas = [
        { avaliacaoId: await avaliacao('Prova', i, { peso: '2' }), valor: escrita },
        { avaliacaoId: await avaliacao('Trabalho', i), valor: trabalho },
        ...(recuperacao === null ? [] : [{ avaliacaoId: await avaliacao('Recuperação', i, { papel: 'recuperacao' }), valor: recuperacao }]),
      ];
      await lancar(celulas.map((c) => ({ ...c, matriculaId: primeiro ?? 0 })));
    }
    const medias = [];
    for (const i of [0, 1, 2, 3]) medias.push(naTela(await grade(i)).daEtapa?.valor);
    expect(medias).toEqual(['7.0', '6.5', '6.3', '4.0']);
    expect((await grade(null)).alunos[0]?.medias).toEqual(['7.0', '6.5', '6.3', '4.0']);
    await sql`update etapas set situacao = 'fechado'`.execute(s.banco.db);
    expect(naTela(await grade(null)).ano).toMatchObject({ parcial: { valor: '6.0' }, resultado: { situacao: 'em_exame', final: null } });
    const exame = await avaliacao('Exame', null, { papel: 'exame' });
    await lancar([{ avaliacaoId: exame, matriculaId: primeiro ?? 0, valor: '3.4' }]);
    expect(naTela(await grade(null)).ano.resultado).toMatchObject({ situacao: 'aprovado_apos_exame', final: '5.0' });
    await lancar([{ avaliacaoId: exame, matriculaId: primeiro ?? 0, versao: 1, valor: '3.3' }]);
    expect(naTela(await grade(null)).ano.resultado).toMatchObject({ situacao: 'reprovado_por_nota', final: '4.9' });
    const turma = await mediasDaTurma(s.banco.db, e.turmaA);
    expect(turma.disciplinas[0]?.alunos.get(primeiro ?? 0)?.ano.resultado).toMatchObject({ situacao: 'reprovado_por_nota', final: '4.9' });
  });

  test('the exam counts wherever the grid is open, of an etapa or of the end of the year', async () => {
    const [primeiro = 0] = e.alunos;
    for (const i of [0, 1, 2, 3]) await lancar([{ avaliacaoId: await avaliacao('Prova', i), matriculaId: primeiro, valor: '6' }]);
    await lancar([{ avaliacaoId: await avaliacao('Exame', null, { papel: 'exame' }), matriculaId: primeiro, valor: '3.5' }]);
    await sql`update etapas set situacao = 'fechado'`.execute(s.banco.db);
    for (const etapa of [null, 0, 3])
      expect(naTela(await grade(etapa)).ano, `${etapa}`).toMatchObject({
        notas: { exame: '3.5', recuperacaoFinal: null },
        resultado: { situacao: 'aprovado_apos_exame', final: '5.0' },
      });
  });

  test('a second call stands for the absence, a recovery for its one evaluation when higher', async () => {
    const [primeiro = 0] = e.alunos;
    const escrita = await avaliacao('Prova', 0);
    const segunda = await avaliacao('Prova (2ª)', 0, { papel: 'segunda_chamada', substituiId: escrita, valorMaximo: '5' });
    const trabalho = await avaliacao('Trabalho', 0);
    const rec = await avaliacao('Rec. do trabalho', 0, { papel: 'recuperacao', substituiId: trabalho });
    await lancar([
      { avaliacaoId: escrita, matriculaId: primeiro, valor: 'ausente' },
      { avaliacaoId: trabalho, matriculaId: primeiro, valor: '4' },
    ]);
    expect(naTela(await grade(0)).daEtapa?.valor).toBe('2.0');
    await lancar([
      { avaliacaoId: segunda, matriculaId: primeiro, valor: '4' },
      { avaliacaoId: rec, matriculaId: primeiro, valor: '7' },
    ]);
    const { daEtapa } = naTela(await grade(0));
    expect([daEtapa?.valor, daEtapa?.passos.map(({ chave }) => chave)]).toEqual([
      '7.5',
      ['segundaChamada', 'recuperacaoDaAvaliacao', 'mediaDasAvaliacoes'],
    ]);
  });
});

test('what the year asks for is told the same wherever the grid is open: by the marks that are open in its etapas, and the exam last', async () => {
  const [primeiro = 0] = e.alunos;
  const nota = (avaliacaoId: number, valor: string) => lancar([{ avaliacaoId, matriculaId: primeiro, valor }]);
  for (const [i, valor] of ['2.2', '9.2', '7.3'].entries()) await nota(await avaliacao('Prova', i), valor);
  await nota(await avaliacao('Trabalho', 3), '8.1');
  const escrita = await avaliacao('Prova', 3, { peso: '2' });
  const segunda = await avaliacao('Prova (2ª)', 3, { papel: 'segunda_chamada', substituiId: escrita });
  const faltas = async (etapa: number | null) => naTela(await grade(etapa)).faltas;
  const doAno = ['marcas', '9.6'];
  expect([await faltas(3), await faltas(2), await faltas(null)]).toEqual([[['avaliacoes', '6.4'], doAno], [doAno], [doAno]]);
  await nota(escrita, 'ausente');
  expect([await faltas(3), await faltas(null)]).toEqual([[['avaliacoes', '6.4'], doAno], [doAno]]);
  await nota(segunda, '5');
  expect([await faltas(3), await faltas(null)]).toEqual([[['exame', '3.1']], [['exame', '3.1']]]);
  await sql`update etapas set situacao = 'fechado'`.execute(s.banco.db);
  expect([await faltas(3), await faltas(0)]).toEqual([[['exame', '3.1']], [['exame', '3.1']]]);
});

describe('a save', () => {
  test('tells cell by cell what was saved, what is refused and why; what may stand is written', async () => {
    const [a = 0, b = 0, c = 0] = e.alunos;
    const escrita = await avaliacao('Prova', 0, { valorMaximo: '8' });
    const resultados = await lancar([
      { avaliacaoId: escrita, matriculaId: a, valor: '8' },
      { avaliacaoId: escrita, matriculaId: b, valor: '8.1' },
      { avaliacaoId: escrita, matriculaId: c, valor: '7.55' },
      { avaliacaoId: escrita, matriculaId: a + 9999, valor: '5' },
      { avaliacaoId: escrita + 9999, matriculaId: a, valor: '5' },
    ]);
    expect(resultados.map((r) => r.codigo ?? r.versao)).toEqual([
      1,
      'NOTA_ACIMA_DO_MAXIMO',
      'NOTA_COM_CASAS_DEMAIS',
      'NOTA_SEM_AVALIACAO',
      'NOTA_SEM_AVALIACAO',
    ]);
    expect((await lancar([{ avaliacaoId: escrita, matriculaId: b, valor: 'A' }]))[0]?.codigo).toBe('NOTA_DE_OUTRO_TIPO');
    expect((await grade(0)).notas).toMatchObject([{ avaliacaoId: escrita, matriculaId: a, valor: '8', versao: 1, por: 'Fernanda Lima' }]);
  });

  test('whoever typed over an older version is told whose value stands; the same value again is no collision', async () => {
    const [a = 0] = e.alunos;
    const escrita = await avaliacao('Prova', 0);
    const celula = { avaliacaoId: escrita, matriculaId: a };
    await lancar([{ ...celula, valor: '7' }]);
    const [perdeu] = await lancar([{ ...celula, valor: '6' }], quemDeTeste(undefined, { nome: 'Outra', usuarioId: 2 }));
    expect(perdeu?.conflito).toMatchObject({ valor: '7', versao: 1, por: 'Fernanda Lima' });
    expect((await lancar([{ ...celula, valor: '7.0' }]))[0]).toMatchObject({ versao: 1 });
    expect((await lancar([{ ...celula, versao: 1, valor: null }]))[0]).toMatchObject({ versao: 2 });
    expect((await lancar([{ ...celula, versao: 1, valor: '5' }]))[0]?.conflito).toMatchObject({ valor: null, versao: 2 });
  });

  test('two teachers on one cell at once: one is saved, the other is told of it', async () => {
    const [a = 0] = e.alunos;
    const escrita = await avaliacao('Prova', 0);
    const pedido = (valor: string) => ({ turmaDisciplinaId: e.naA, celulas: [{ avaliacaoId: escrita, matriculaId: a, versao: 0, valor }] });
    const [um, outro] = await passoAPasso(
      s.banco.db,
      (tx) => gravarNotas(atoDe(tx, quemDeTeste()), pedido('7')),
      () => lancar([{ avaliacaoId: escrita, matriculaId: a, valor: '6' }]),
    );
    expect(um).toMatchObject({ celulas: [{ versao: 1 }] });
    expect(outro).toMatchObject({ status: 'fulfilled', value: [{ conflito: { valor: '7', versao: 1 } }] });
  });

  test('in a closed etapa nothing is written, in another it is', async () => {
    const [a = 0] = e.alunos;
    const [escrita, outra] = [await avaliacao('Prova', 0), await avaliacao('Prova', 1)];
    await sql`update etapas set situacao = 'fechado' where id = ${e.etapas[0]}`.execute(s.banco.db);
    const resultados = await lancar([
      { avaliacaoId: escrita, matriculaId: a, valor: '5' },
      { avaliacaoId: outra, matriculaId: a, valor: '5' },
    ]);
    expect(resultados.map((r) => r.codigo ?? r.versao)).toEqual(['DIARIO_ETAPA_FECHADA', 1]);
    expect((await grade(0)).fechada).toBe(true);
  });

  test('who joined later has no place in the column, and is told so', async () => {
    const [a = 0] = e.alunos;
    const escrita = await avaliacao('Prova', 0);
    await sql`update enturmacoes set data_inicio = '2026-03-11' where matricula_id = ${a}`.execute(s.banco.db);
    const [recusada] = await lancar([{ avaliacaoId: escrita, matriculaId: a, valor: '5' }]);
    await sql`update enturmacoes set data_inicio = '2026-01-20' where matricula_id = ${a}`.execute(s.banco.db);
    expect(recusada).toMatchObject({ codigo: 'NOTA_FORA_DA_TURMA' });
    expect(recusada?.recusa).toContain('10/03/2026');
  });

  test('the grid of an etapa is of those who were in the class then', async () => {
    const [a = 0] = e.alunos;
    await sql`update enturmacoes set data_inicio = '2026-05-04' where matricula_id = ${a}`.execute(s.banco.db);
    const presentes = async (etapa: number) => (await grade(etapa)).alunos.map(({ matriculaId }) => matriculaId).includes(a);
    const vistos = [await presentes(0), await presentes(1)];
    await sql`update enturmacoes set data_inicio = '2026-01-20' where matricula_id = ${a}`.execute(s.banco.db);
    expect(vistos).toEqual([false, true]);
  });

  test('leaves in the audit what each student had before and after, by evaluation', async () => {
    const [a = 0] = e.alunos;
    const escrita = await avaliacao('Prova', 0);
    await lancar([{ avaliacaoId: escrita, matriculaId: a, valor: '5' }]);
    await lancar([{ avaliacaoId: escrita, matriculaId: a, versao: 1, valor: 'dispensado' }]);
    const { itens } = (await s.pedir('GET', `Avaliacao/${escrita}/historico`)).corpo.data as {
      itens: { acao: string; antes: Partes; depois: Partes }[];
    };
    expect(itens[0]).toMatchObject({ acao: 'avaliacao.notas' });
    expect([Object.values(itens[0]?.antes ?? {}), Object.values(itens[0]?.depois ?? {})]).toEqual([['5'], ['dispensado']]);
  });

  test('concepts are those of the course', async () => {
    const [a = 0] = e.alunos;
    const conceitos = JSON.stringify([
      { sigla: 'A', nome: 'Ótimo', valor: '9' },
      { sigla: 'B', nome: 'Bom', valor: '7' },
    ]);
    await sql`update criterios_avaliacao set tipo = 'conceito', conceitos = ${conceitos}::jsonb where curso_id = ${e.cursoId}`.execute(
      s.banco.db,
    );
    const escrita = await avaliacao('Prova', 0);
    const celula = { avaliacaoId: escrita, matriculaId: a };
    expect((await lancar([{ ...celula, valor: 'C' }]))[0]?.codigo).toBe('CONCEITO_DESCONHECIDO');
    await lancar([{ ...celula, valor: 'B' }]);
    expect(naTela(await grade(0)).daEtapa?.valor).toBe('7.0');
    await sql`update criterios_avaliacao set tipo = 'nota' where curso_id = ${e.cursoId}`.execute(s.banco.db);
  });
});

describe('statements and scope', () => {
  test('the grid takes few statements, and so does a save of many cells', async () => {
    const avaliacoes = [];
    for (let i = 0; i < 6; i += 1) avaliacoes.push(await avaliacao(`Prova ${i}`, 0));
    const celulas = avaliacoes.flatMap((avaliacaoId) => e.alunos.map((matriculaId) => ({ avaliacaoId, matriculaId, valor: '7' })));
    const gravou = await s.pedir('PUT', 'DiarioNota', { body: corpoDe(celulas) });
    expect(Number(gravou.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(9);
    const leu = await s.pedir('GET', `DiarioNota/grade?TurmaDisciplinaId=${e.naA}&EtapaId=${e.etapas[0]}`);
    expect(Number(leu.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
  });

  test('a restricted teacher writes into the own subjects alone', async () => {
    const rosa = await docenteDeTeste(s.banco.db, 'Rosa');
    const professora = quemDeTeste(undefined, { pessoaId: rosa, restritoPainelProfessor: true });
    const escrita = await avaliacao('Prova', 0);
    const body = corpoDe([{ avaliacaoId: escrita, matriculaId: e.alunos[0] ?? 0, valor: '5' }]);
    expect(codigo(await s.pedir('PUT', 'DiarioNota', { body, quem: professora }))).toBe('NAO_ENCONTRADO');
    const caminho = `DiarioNota/grade?TurmaDisciplinaId=${e.naA}&EtapaId=${e.etapas[0]}`;
    expect(codigo(await s.pedir('GET', caminho, { quem: professora }))).toBe('NAO_ENCONTRADO');
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) values (${e.naA}, ${rosa}, '2026-02-02')`.execute(
      s.banco.db,
    );
    expect(codigo(await s.pedir('PUT', 'DiarioNota', { body, quem: professora }))).toBe(200);
    expect(codigo(await s.pedir('GET', caminho, { quem: professora }))).toBe(200);
  });
});

test('the grid of a subject that began again in the class tells what was given before too, and takes what is of it alone', async () => {
  const [primeiro = 0] = e.alunos;
  await lancar([{ avaliacaoId: await avaliacao('Prova', 0), matriculaId: primeiro, valor: '9' }]);
  await sql`update docentes_periodo set data_fim = '2026-03-31' where turma_disciplina_id = ${e.naA}`.execute(s.banco.db);
  await sql`update turmas_disciplinas set data_fim = '2026-03-31' where id = ${e.naA}`.execute(s.banco.db);
  const { rows } = await sql<{ id: number }>`insert into turmas_disciplinas (turma_id, disciplina_id, data_inicio)
    values (${e.turmaA}, ${e.disciplinaId}, '2026-04-01') returning id`.execute(s.banco.db);
  const deAgora = async (etapa: number) =>
    (await s.pedir('GET', `DiarioNota/grade?TurmaDisciplinaId=${rows[0]?.id}&EtapaId=${e.etapas[etapa]}`)).corpo.data as GradeDeNotas;
  const [primeira, segunda] = [await deAgora(0), await deAgora(1)];
  expect([primeira.avaliacoes, segunda.alunos[0]?.medias]).toEqual([[], ['9.0', null, null, null]]);
});
