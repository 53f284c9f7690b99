import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let servidor: ServidorDeTeste;
let escola: Escola;

beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.estrutura });
  escola = await escolaDeTeste(servidor.banco.db, { vagas: 2 });
  const mae = await pessoaDeTeste(servidor.banco.db, 'Rita', '1985-03-04');
  for (const nome of ['Ana', 'Bento']) {
    const aluno = await pessoaDeTeste(servidor.banco.db, nome);
    await transacao(servidor.banco.db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, aluno, mae)));
  }
});
afterAll(() => servidor.fechar());

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.corpo.error).toBeUndefined();
  return r.corpo.data as T;
};
const turma = async (id: number) =>
  dados<{ id: number; versao: number; vagas: number; cursoId: number }>(await servidor.pedir('GET', `Turma/${id}`));
const corpoDaTurma = (partes = {}) => ({
  cursoId: escola.cursoId,
  anoLetivoId: escola.anoLetivoId,
  grupoTurmaId: null,
  nome: '6º ano A',
  turno: 'manha',
  sala: null,
  vagas: 2,
  ...partes,
});

test.each([
  [
    'Educação Infantil (tarde)',
    { tipo: 'parecer', frequenciaMinima: '60.0000', reprovaPorFalta: false, usaExameFinal: false, controleFrequencia: 'por_dia' },
  ],
  [
    'Ensino Médio (tarde)',
    { tipo: 'nota', frequenciaMinima: '75.0000', reprovaPorFalta: true, usaExameFinal: true, controleFrequencia: 'por_aula' },
  ],
])('a new course of %s starts from its usual criterion', async (nome, esperado) => {
  const seg = (await servidor.pedir('POST', 'Segmentacao', { body: { nome, ordem: 9, ativa: true } })).corpo.data as { id: number };
  const body = {
    segmentacaoId: seg.id,
    nome: `Curso de ${nome}`,
    sigla: null,
    ordem: 1,
    idadeMinima: null,
    cargaHoraria: null,
    proximoCursoId: null,
    ativo: true,
  };
  const curso = (await servidor.pedir('POST', 'Curso', { body })).corpo.data as { id: number };
  expect((await servidor.pedir('GET', `Curso/${curso.id}/criterio`)).corpo.data).toMatchObject({ itens: [esperado] });
});

describe('turmas', () => {
  test('the list tells students and free places, filters and sorts', async () => {
    const { itens, total } = dados<{ itens: Record<string, unknown>[]; total: number }>(
      await servidor.pedir('GET', `Turma/obter-paginado?CursoId=${escola.cursoId}`),
    );
    expect(total).toBe(2);
    expect(itens[0]).toMatchObject({ nome: '6º ano A', alunos: 2, vagasLivres: 0, ano: 2026, situacao: 'aberta' });
    expect(dados<{ total: number }>(await servidor.pedir('GET', 'Turma/obter-paginado?ComVaga=true')).total).toBe(2);
    expect(
      dados<{ total: number }>(await servidor.pedir('GET', 'Turma/obter-paginado?Nome=ano%206&Turno=manha&Situacao=aberta')).total,
    ).toBe(2);
    for (const coluna of ['nome', 'curso', 'segmentacao', 'turno', 'ano', 'alunos', 'vagas', 'vagasLivres', 'situacao']) {
      expect((await servidor.pedir('GET', `Turma/obter-paginado?CampoOrdenado=${coluna}&OrdenacaoAscendente=false`)).status, coluna).toBe(
        200,
      );
    }
  });

  test('places never go under the enrolled students, and the refusal names the number', async () => {
    const { versao } = await turma(escola.turmaA);
    // One of the two entered over the places, with a reason: it takes one all the same.
    await sql`update enturmacoes set excedente = true, motivo_excedente = 'Irmão na turma' where id = (select max(id) from enturmacoes where turma_id = ${escola.turmaA})`.execute(
      servidor.banco.db,
    );
    const recusa = await servidor.pedir('PUT', 'Turma', { body: corpoDaTurma({ id: escola.turmaA, versao, vagas: 1 }) });
    expect(codigo(recusa)).toBe('VAGAS_ABAIXO_DOS_MATRICULADOS');
    expect(recusa.corpo.error?.fields[0]).toMatchObject({
      path: 'vagas',
      message: 'A turma 6º ano A tem 2 alunos matriculados: informe pelo menos 2 vagas.',
    });
    const noBanco = await sql`update turmas set vagas = 1 where id = ${escola.turmaA}`
      .execute(servidor.banco.db)
      .then(() => null, traduzirErroDoBanco);
    expect(noBanco?.code).toBe('VAGAS_OCUPADAS_AGORA');
    expect(dados(await servidor.pedir('PUT', 'Turma', { body: corpoDaTurma({ id: escola.turmaA, versao, vagas: 5 }) }))).toMatchObject({
      vagas: 5,
      vagasLivres: 3,
      versao: versao + 1,
    });
    expect(codigo(await servidor.pedir('PUT', 'Turma', { body: corpoDaTurma({ id: escola.turmaA, versao, vagas: 6 }) }))).toBe(
      'VERSAO_DESATUALIZADA',
    );
  });

  test('curso and year are fixed once somebody sat there; a closed class is not edited; a used one not deleted', async () => {
    const { versao } = await turma(escola.turmaA);
    expect(
      codigo(
        await servidor.pedir('PUT', 'Turma', { body: corpoDaTurma({ id: escola.turmaA, versao, vagas: 5, cursoId: escola.outroCursoId }) }),
      ),
    ).toBe('TURMA_COM_ALUNOS');
    expect(codigo(await servidor.pedir('DELETE', `Turma/${escola.turmaA}`))).toBe('REGISTRO_EM_USO');
    const livre = await turma(escola.turmaB);
    await sql`update turmas set situacao = 'fechada' where id = ${escola.turmaB}`.execute(servidor.banco.db);
    expect(
      codigo(await servidor.pedir('PUT', 'Turma', { body: corpoDaTurma({ id: escola.turmaB, versao: livre.versao, nome: 'X' }) })),
    ).toBe('TURMA_FECHADA_NAO_EDITAVEL');
  });

  test.each([
    ['TURMA_DUPLICADA', { nome: '6º ANO a' }],
    ['CURSO_INEXISTENTE', { cursoId: 999_999 }],
    ['ANO_LETIVO_INEXISTENTE', { anoLetivoId: 999_999, nome: 'N' }],
    ['GRUPO_TURMA_INEXISTENTE', { grupoTurmaId: 999_999, nome: 'N' }],
    ['DADOS_INVALIDOS', { vagas: -1, nome: 'N' }],
    ['DADOS_INVALIDOS', { vagas: 1.5, nome: 'N' }],
    ['DADOS_INVALIDOS', { turno: 'madrugada', nome: 'N' }],
    ['DADOS_INVALIDOS', { situacao: 'fechada', nome: 'N' }],
  ])('creation refuses %s', async (esperado, partes) =>
    expect(codigo(await servidor.pedir('POST', 'Turma', { body: corpoDaTurma(partes) }))).toBe(esperado),
  );

  test('is created, deleted, and remembered in the history', async () => {
    const { id } = dados<{ id: number }>(await servidor.pedir('POST', 'Turma', { body: corpoDaTurma({ nome: '6º ano C' }) }));
    const { itens } = dados<{ itens: { acao: string; usuarioNome: string }[] }>(await servidor.pedir('GET', `Turma/${id}/historico`));
    expect(itens).toMatchObject([{ acao: 'turma.criada', usuarioNome: 'Fernanda Lima' }]);
    expect((await servidor.pedir('DELETE', `Turma/${id}`)).status).toBe(200);
    expect(codigo(await servidor.pedir('GET', `Turma/${id}`))).toBe('NAO_ENCONTRADO');
    const csv = (await servidor.pedir('GET', 'Turma/exportar')).bruto.toString();
    expect(csv).toContain('6º ano A');
    expect(csv).not.toContain('6º ano C');
  });
});

describe('cursos', () => {
  const corpo = (partes = {}) => ({
    segmentacaoId: escola.segmentacaoId,
    nome: '8º ano',
    sigla: null,
    ordem: 8,
    idadeMinima: null,
    cargaHoraria: null,
    proximoCursoId: null,
    ativo: true,
    ...partes,
  });
  const obter = async (id: number) => dados<{ versao: number; nome: string }>(await servidor.pedir('GET', `Curso/${id}`));

  test('the next course may not lead back, whatever the length of the way', async () => {
    const { id: oitavo } = dados<{ id: number }>(await servidor.pedir('POST', 'Curso', { body: corpo() }));
    const editar = async (id: number, nome: string, proximoCursoId: number | null) =>
      servidor.pedir('PUT', 'Curso', { body: corpo({ id, nome, proximoCursoId, versao: (await obter(id)).versao }) });
    dados(await editar(escola.cursoId, '6º ano', escola.outroCursoId));
    dados(await editar(escola.outroCursoId, '7º ano', oitavo));
    const volta = await editar(oitavo, '8º ano', escola.cursoId);
    expect(codigo(volta)).toBe('PROXIMO_CURSO_EM_CICLO');
    expect(volta.corpo.error?.message).toContain('8º ano → 6º ano → 7º ano → 8º ano');
    expect((await editar(oitavo, '8º ano', oitavo)).status).toBeGreaterThanOrEqual(400);
  });

  test.each([
    ['CURSO_DUPLICADO', { nome: '6º ANO' }],
    ['SEGMENTACAO_INEXISTENTE', { segmentacaoId: 999_999, nome: 'N' }],
    ['CURSO_INEXISTENTE', { proximoCursoId: 999_999, nome: 'N' }],
  ])('creation refuses %s', async (esperado, partes) =>
    expect(codigo(await servidor.pedir('POST', 'Curso', { body: corpo(partes) }))).toBe(esperado),
  );

  test('a used course is not deleted, an inactive one takes no new class', async () => {
    expect(codigo(await servidor.pedir('DELETE', `Curso/${escola.cursoId}`))).toBe('REGISTRO_EM_USO');
    const { id } = dados<{ id: number }>(await servidor.pedir('POST', 'Curso', { body: corpo({ nome: '9º ano', ativo: false }) }));
    expect(codigo(await servidor.pedir('POST', 'Turma', { body: corpoDaTurma({ cursoId: id, nome: 'Nova' }) }))).toBe('CURSO_INATIVO');
    expect((await servidor.pedir('DELETE', `Curso/${id}`)).status).toBe(200);
  });
});

describe('segmentações and grupos de turma', () => {
  test.each([
    ['Segmentacao', { nome: 'Ensino Médio', ordem: 3, ativa: true }, 'SEGMENTACAO_DUPLICADA'],
    ['GrupoTurma', { nome: '1º ano manhã', ativo: true }, 'GRUPO_TURMA_DUPLICADO'],
  ])('%s is created, edited with its version, refused twice, deleted when unused', async (recurso, corpo, duplicado) => {
    const { id } = dados<{ id: number }>(await servidor.pedir('POST', recurso, { body: corpo }));
    expect(codigo(await servidor.pedir('POST', recurso, { body: { ...corpo, nome: corpo.nome.toUpperCase() } }))).toBe(duplicado);
    expect(dados(await servidor.pedir('PUT', recurso, { body: { ...corpo, id, versao: 1, nome: 'Outro nome' } }))).toMatchObject({
      nome: 'Outro nome',
      versao: 2,
    });
    expect(codigo(await servidor.pedir('PUT', recurso, { body: { ...corpo, id, versao: 1 } }))).toBe('VERSAO_DESATUALIZADA');
    expect(dados<{ total: number }>(await servidor.pedir('GET', `${recurso}/obter-paginado?Nome=outro`)).total).toBe(1);
    expect((await servidor.pedir('DELETE', `${recurso}/${id}`)).status).toBe(200);
  });
  test('a segmentação with courses stays', async () =>
    expect(codigo(await servidor.pedir('DELETE', `Segmentacao/${escola.segmentacaoId}`))).toBe('REGISTRO_EM_USO'));
});
