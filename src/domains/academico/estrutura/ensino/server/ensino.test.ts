import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste } from '#tests/helpers/academico.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { type Criterio, criterioInfantil, criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criteriosDoAno } from '#domains/academico/estrutura/criterio/server/oficina.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.estrutura });
  escola = await escolaDeTeste(servidor.banco.db);
});
afterAll(() => servidor.fechar());

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.corpo.error).toBeUndefined();
  return r.corpo.data as T;
};
const noBanco = (consulta: ReturnType<typeof sql>) =>
  consulta.execute(servidor.banco.db).then(
    () => 'accepted',
    (causa: unknown) => traduzirErroDoBanco(causa)?.code,
  );

describe('disciplinas', () => {
  const corpo = (partes = {}) => ({
    nome: 'Matemática',
    sigla: 'MAT',
    area: 'matematica',
    cargaHoraria: 200,
    tipo: 'obrigatoria',
    contaPromocao: true,
    ordem: 2,
    ativa: true,
    ...partes,
  });
  const criar = (partes = {}) => servidor.pedir('POST', 'Disciplina', { body: corpo(partes) });

  test('are created, listed in the order of the report card, edited with their version and deleted while unused', async () => {
    const { id } = dados<{ id: number }>(await criar());
    dados(await criar({ nome: 'Língua Portuguesa', sigla: 'LP', area: 'linguagens', ordem: 1 }));
    const { itens } = dados<{ itens: { nome: string }[] }>(await servidor.pedir('GET', 'Disciplina/obter-paginado?Tipo=obrigatoria'));
    expect(itens.map((d) => d.nome)).toEqual(['Língua Portuguesa', 'Matemática']);
    expect(
      dados<{ total: number }>(await servidor.pedir('GET', 'Disciplina/obter-paginado?Nome=matematica&Area=matematica&Ativa=true')).total,
    ).toBe(1);
    for (const coluna of ['nome', 'sigla', 'area', 'tipo', 'cargaHoraria', 'ordem', 'turmas'])
      expect((await servidor.pedir('GET', `Disciplina/obter-paginado?CampoOrdenado=${coluna}`)).status, coluna).toBe(200);
    const body = { ...corpo({ nome: 'Matemática I' }), id, versao: 1 };
    expect(dados(await servidor.pedir('PUT', 'Disciplina', { body }))).toMatchObject({ nome: 'Matemática I', versao: 2 });
    expect(codigo(await servidor.pedir('PUT', 'Disciplina', { body }))).toBe('VERSAO_DESATUALIZADA');
    expect((await servidor.pedir('GET', 'Disciplina/exportar')).bruto.toString()).toContain('Língua Portuguesa');
    expect((await servidor.pedir('DELETE', `Disciplina/${id}`)).status).toBe(200);
  });

  test.each([
    ['DISCIPLINA_DUPLICADA', { nome: 'LINGUA portuguesa', sigla: null }],
    ['DISCIPLINA_SIGLA_DUPLICADA', { nome: 'Outra', sigla: 'lp' }],
    ['DADOS_INVALIDOS', { tipo: 'livre' }],
    ['DADOS_INVALIDOS', { area: 'magia' }],
    ['DADOS_INVALIDOS', { cargaHoraria: 0 }],
  ])('creation refuses %s', async (esperado, partes) => expect(codigo(await criar(partes))).toBe(esperado));
});

describe('tipos de avaliação', () => {
  const corpo = (partes = {}) => ({
    nome: 'Prova',
    sigla: 'P',
    valorMaximo: '10',
    peso: '2',
    recuperacao: false,
    todosOsCursos: true,
    cursos: [],
    ativo: true,
    ...partes,
  });
  const criar = (partes = {}) => servidor.pedir('POST', 'TipoAvaliacao', { body: corpo(partes) });

  test('serve all courses or some, and keep their version', async () => {
    const { id } = dados<{ id: number }>(await criar());
    expect(dados(await servidor.pedir('GET', `TipoAvaliacao/${id}`))).toMatchObject({ valorMaximo: '10.0000', peso: '2.0000', cursos: [] });
    const alguns = corpo({ id, versao: 1, todosOsCursos: false, cursos: [escola.cursoId] });
    expect(dados(await servidor.pedir('PUT', 'TipoAvaliacao', { body: alguns }))).toMatchObject({
      cursos: [escola.cursoId],
      cursosNomes: '6º ano',
      versao: 2,
    });
    expect(codigo(await servidor.pedir('PUT', 'TipoAvaliacao', { body: alguns }))).toBe('VERSAO_DESATUALIZADA');
    const doCurso = async (curso: number) =>
      dados<{ total: number }>(await servidor.pedir('GET', `TipoAvaliacao/obter-paginado?CursoId=${curso}&Recuperacao=false`)).total;
    expect([await doCurso(escola.cursoId), await doCurso(escola.outroCursoId)]).toEqual([1, 0]);
    expect((await servidor.pedir('GET', 'TipoAvaliacao/exportar?Formato=csv')).bruto.toString()).toContain('6º ano');
    expect((await servidor.pedir('DELETE', `TipoAvaliacao/${id}`)).status).toBe(200);
    expect(codigo(await servidor.pedir('GET', `TipoAvaliacao/${id}`))).toBe('NAO_ENCONTRADO');
  });

  test('refuse a second name, an unknown course, no course, and zero', async () => {
    dados(await criar({ nome: 'Trabalho' }));
    expect(codigo(await criar({ nome: 'TRABALHO' }))).toBe('TIPO_AVALIACAO_DUPLICADO');
    expect(codigo(await criar({ nome: 'N', todosOsCursos: false, cursos: [999_999] }))).toBe('CURSO_INEXISTENTE');
    const recusa = await criar({ nome: 'N', todosOsCursos: false, valorMaximo: '0', peso: '0' });
    expect(recusa.corpo.error?.fields.map((f) => f.code)).toEqual(['VALOR_MAXIMO_ZERO', 'AVALIACAO_PESO_ZERO', 'TIPO_SEM_CURSO']);
    expect(await noBanco(sql`update tipos_avaliacao set peso = 0`)).toBe('RESTRICAO_SEM_TEXTO');
  });
});

describe('the criterion of a course', () => {
  const salvar = (partes: Partial<Criterio> = {}, resto = {}, curso = escola.cursoId) =>
    servidor.pedir('PUT', `Curso/${curso}/criterio`, {
      body: { ...criterioPadrao, ...partes, desdeAno: 1990, versao: 1, tambemCursos: [], ...resto },
    });
  const ler = async (curso = escola.cursoId) =>
    dados<{ itens: (Criterio & { desdeAno: number; versao: number })[] }>(await servidor.pedir('GET', `Curso/${curso}/criterio`)).itens;

  test('is there from the creation, with the usual values', async () => {
    expect(await ler()).toEqual([{ ...criterioPadrao, plano: 'regular', desdeAno: 1990, versao: 1 }]);
  });

  test('changes from a year on: earlier years keep theirs, and other courses may take the same', async () => {
    dados(await salvar({ mediaAprovacao: '6' }));
    dados(await salvar({ mediaAprovacao: '8' }, { desdeAno: 2027, versao: null, tambemCursos: [escola.outroCursoId] }));
    expect((await ler()).map((c) => [c.desdeAno, c.mediaAprovacao, c.versao])).toEqual([
      [2027, '8.0000', 1],
      [1990, '6.0000', 2],
    ]);
    const doAno = async (ano: number) =>
      transacao(servidor.banco.db, async (tx) => {
        const mapa = await criteriosDoAno(tx, [escola.cursoId, escola.outroCursoId], ano);
        return [mapa.get(escola.cursoId)?.mediaAprovacao, mapa.get(escola.outroCursoId)?.mediaAprovacao];
      });
    expect([await doAno(2026), await doAno(2027), await doAno(2090)]).toEqual([
      ['6.0000', '7.0000'],
      ['8.0000', '8.0000'],
      ['8.0000', '8.0000'],
    ]);
    const { itens } = dados<{ itens: { acao: string; depois: object }[] }>(
      await servidor.pedir('GET', `Curso/${escola.outroCursoId}/criterio/historico`),
    );
    expect(itens).toMatchObject([{ acao: 'criterio.salvo', depois: { mediaAprovacao: '8.0000', desdeAno: 2027 } }]);
  });

  test('without a final exam the minimum to take it refuses nothing, and is kept within the average', async () => {
    const curso = escola.outroCursoId;
    const [atual] = await ler(curso);
    const { desdeAno, versao } = atual ?? { desdeAno: 0, versao: 0 };
    dados(await salvar({ usaExameFinal: false, mediaAprovacao: '2', mediaMinimaRecuperacao: '3' }, { desdeAno, versao }, curso));
    expect((await ler(curso))[0]).toMatchObject({ mediaAprovacao: '2.0000', mediaMinimaRecuperacao: '2.0000' });
    dados(await salvar({ mediaAprovacao: '8' }, { desdeAno, versao: versao + 1 }, curso));
  });

  test('stale versions, a year that already has one and unknown courses are refused', async () => {
    const recusa = await salvar();
    expect(codigo(recusa)).toBe('VERSAO_DESATUALIZADA');
    expect(codigo(await salvar({}, { versao: null }))).toBe('CRITERIO_JA_EXISTE');
    expect(codigo(await salvar({}, { versao: 2, tambemCursos: [999_999] }))).toBe('CURSO_INEXISTENTE');
    expect(codigo(await salvar({}, {}, 999_999))).toBe('NAO_ENCONTRADO');
  });

  test('two that save at once: one stands, the other is told', async () => {
    const duas = await Promise.all(['6.5', '5.5'].map((mediaAprovacao) => salvar({ mediaAprovacao }, { versao: 2 })));
    expect(duas.map((r) => String(codigo(r))).toSorted()).toEqual(['200', 'VERSAO_DESATUALIZADA']);
  });

  test('one saved for a year by mistake is taken away: the one before rules again; the first stays', async () => {
    const curso = escola.outroCursoId;
    const retirar = (ano: number, versao = 1) => servidor.pedir('DELETE', `Curso/${curso}/criterio/${ano}?Versao=${versao}`);
    const antes = await ler(curso);
    dados(await salvar({ mediaAprovacao: '9' }, { desdeAno: 2031, versao: null }, curso));
    expect([await retirar(2031, 7), await retirar(2032), await retirar(1990)].map(codigo)).toEqual([
      'VERSAO_DESATUALIZADA',
      'NAO_ENCONTRADO',
      'CRITERIO_DO_INICIO',
    ]);
    expect(dados<{ itens: object[] }>(await retirar(2031)).itens).toEqual(antes);
    expect(codigo(await retirar(2031))).toBe('NAO_ENCONTRADO');
    const { itens } = dados<{ itens: object[] }>(await servidor.pedir('GET', `Curso/${curso}/criterio/historico`));
    expect(itens[0]).toMatchObject({ acao: 'criterio.retirado', antes: { mediaAprovacao: '9.0000', desdeAno: 2031 } });
  });

  test('concepts are kept in order, and broken rules are named at their field', async () => {
    const conceitos = [
      { sigla: 'A', nome: 'Ótimo', valor: '9' },
      { sigla: 'B', nome: 'Bom', valor: '7' },
    ];
    const curso = escola.outroCursoId;
    dados(await salvar({ tipo: 'conceito', conceitos }, {}, curso));
    expect((await ler(curso)).at(-1)).toMatchObject({ tipo: 'conceito', conceitos: [{ sigla: 'A', valor: '9.0000' }, { sigla: 'B' }] });
    const ruim = await salvar({ tipo: 'conceito', conceitos: conceitos.toReversed(), pesoExame: '0', mediaMinimaRecuperacao: '9' });
    expect(ruim.corpo.error?.fields.map((f) => [f.path, f.code])).toEqual([
      ['mediaMinimaRecuperacao', 'MINIMA_ACIMA_DA_APROVACAO'],
      ['pesoExame', 'AVALIACAO_PESO_ZERO'],
      ['conceitos.1.valor', 'CONCEITOS_FORA_DE_ORDEM'],
    ]);
    expect(codigo(await salvar({ ...criterioInfantil, casasDecimais: 3 }))).toBe('DADOS_INVALIDOS');
    for (const quebra of [
      sql`media_minima_recuperacao = 9`,
      sql`peso_exame = 0`,
      sql`conceitos = '[]', tipo = 'conceito'`,
      sql`frequencia_minima = 101`,
    ])
      expect(await noBanco(sql`update criterios_avaliacao set ${quebra} where curso_id = ${escola.cursoId} and desde_ano = 1990`)).toBe(
        'RESTRICAO_SEM_TEXTO',
      );
  });
});
