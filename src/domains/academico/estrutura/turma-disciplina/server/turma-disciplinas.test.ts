import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { hojeEm } from '#shared/datas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { registrarUsoDeDisciplina } from './door.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
let mat: number;
let port: number;
let hist: number;
let rosa: number;
let davi: number;
let ana: number;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [...salasDe.estrutura, ...salasDe.matriculas, ...salasDe.pessoas] });
  const { db } = servidor.banco;
  escola = await escolaDeTeste(db, { vagas: 3 });
  [mat = 0, port = 0, hist = 0] = await transacao(db, async (tx) => {
    const ids: number[] = [];
    for (const [i, nome] of ['Matemática', 'Português', 'História'].entries())
      ids.push(
        (
          await criarDisciplina(atoDe(tx, { processo: 'teste' }), {
            nome,
            sigla: null,
            area: null,
            cargaHoraria: 160,
            tipo: 'obrigatoria',
            contaPromocao: true,
            ordem: i,
            ativa: true,
          })
        ).id,
      );
    return ids;
  });
  [rosa, davi] = [await docenteDeTeste(db, 'Rosa'), await docenteDeTeste(db, 'Davi')];
  ana = await pessoaDeTeste(db, 'Ana');
  const mae = await pessoaDeTeste(db, 'Rita', '1985-03-04');
  await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, ana, mae)));
});
afterAll(() => servidor.fechar());

type Item = {
  id: number;
  nome: string;
  versao: number;
  ordem: number;
  cargaHoraria: number | null;
  dataFim: string | null;
  docentes: { id: number; pessoaId: number; dataFim: string | null; versao: number }[];
};
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.corpo.error).toBeUndefined();
  return r.corpo.data as T;
};
const ler = async (turma: number) => dados<{ itens: Item[] }>(await servidor.pedir('GET', `Turma/${turma}/disciplinas`)).itens;
const umaDe = async (turma: number, nome: string): Promise<Item> => {
  const item = (await ler(turma)).find((i) => i.nome === nome);
  if (!item) throw new Error(`no ${nome}`);
  return item;
};
const incluir = (turma: number, ids: number[], dataInicio: string | null = null) =>
  servidor.pedir('POST', `Turma/${turma}/disciplinas`, {
    body: { itens: ids.map((disciplinaId) => ({ disciplinaId, cargaHoraria: null })), dataInicio },
  });
const noBanco = (consulta: ReturnType<typeof sql>) =>
  consulta.execute(servidor.banco.dono).then(
    () => 'accepted',
    (causa: unknown) => traduzirErroDoBanco(causa)?.code,
  );
const ligar = (ids: number[], pessoaId: number, partes = {}) =>
  servidor.pedir('POST', 'DocentePeriodo', {
    body: { turmaDisciplinaIds: ids, pessoaId, dataInicio: '2026-02-02', dataFim: null, ...partes },
  });

describe('subjects of a class', () => {
  test('many at once; those that it has stay; another class of the course lends its own', async () => {
    expect(dados(await incluir(escola.turmaA, [port, mat]))).toEqual({ criadas: 2, existentes: 0 });
    expect(dados(await incluir(escola.turmaA, [mat, hist]))).toEqual({ criadas: 1, existentes: 1 });
    expect((await ler(escola.turmaA)).map((d) => [d.nome, d.ordem])).toEqual([
      ['Português', 1],
      ['Matemática', 2],
      ['História', 3],
    ]);
    dados(await incluir(escola.turmaB, [mat]));
    const copia = `Turma/${escola.turmaB}/disciplinas/copia`;
    expect(dados(await servidor.pedir('GET', `${copia}?OrigemTurmaId=${escola.turmaA}`))).toEqual({
      novas: ['Português', 'História'],
      existentes: ['Matemática'],
      deFora: [],
    });
    expect(dados(await servidor.pedir('POST', copia, { body: { origemTurmaId: escola.turmaA } }))).toEqual({
      criadas: 2,
      existentes: 1,
      deFora: 0,
    });
    expect(dados(await servidor.pedir('POST', copia, { body: { origemTurmaId: escola.turmaA } }))).toEqual({
      criadas: 0,
      existentes: 3,
      deFora: 0,
    });
    expect(codigo(await servidor.pedir('POST', copia, { body: { origemTurmaId: escola.turmaDeOutroCurso } }))).toBe(
      'TURMA_DE_OUTRO_CURSO_NA_COPIA',
    );
    expect(codigo(await servidor.pedir('POST', copia, { body: { origemTurmaId: 999_999 } }))).toBe('TURMA_INEXISTENTE');
    expect(codigo(await incluir(escola.turmaA, [999_999]))).toBe('DISCIPLINA_INEXISTENTE');
    expect(codigo(await incluir(999_999, [mat]))).toBe('NAO_ENCONTRADO');
    expect(codigo(await incluir(escola.turmaDeOutroCurso, [mat], '2026-01-05'))).toBe('DATA_FORA_DO_PERIODO_DA_TURMA');
  });

  test('two that add the same at once make it once', async () => {
    const duas = await Promise.all([1, 2].map(() => incluir(escola.turmaDeOutroCurso, [mat])));
    expect(duas.map((r) => dados<{ criadas: number }>(r).criadas).toSorted()).toEqual([0, 1]);
    expect(await ler(escola.turmaDeOutroCurso)).toHaveLength(1);
  });

  test('are put in order, all of them or none', async () => {
    const ids = (await ler(escola.turmaA)).map((d) => d.id);
    const ordenar = (lista: number[]) => servidor.pedir('PUT', `Turma/${escola.turmaA}/disciplinas/ordem`, { body: { ids: lista } });
    dados(await ordenar(ids.toReversed()));
    expect((await ler(escola.turmaA)).map((d) => d.nome)).toEqual(['História', 'Matemática', 'Português']);
    for (const ruim of [ids.slice(1), [...ids.slice(1), 999_999], [ids[0], ids[0], ids[1]] as number[]])
      expect(codigo(await ordenar(ruim))).toBe('ORDEM_INCOMPLETA');
  });

  test('change workload and days with their version', async () => {
    const { id, versao } = await umaDe(escola.turmaB, 'História');
    const editar = (partes = {}) =>
      servidor.pedir('PUT', 'TurmaDisciplina', { body: { id, versao, cargaHoraria: 80, dataInicio: null, dataFim: null, ...partes } });
    expect((await editar()).status).toBe(200);
    expect(codigo(await editar())).toBe('VERSAO_DESATUALIZADA');
    expect(codigo(await editar({ versao: versao + 1, dataFim: '2026-12-31' }))).toBe('DATA_FORA_DO_PERIODO_DA_TURMA');
    expect(codigo(await editar({ dataInicio: '2026-06-01', dataFim: '2026-05-01' }))).toBe('DADOS_INVALIDOS');
    expect(await umaDe(escola.turmaB, 'História')).toMatchObject({ cargaHoraria: 80, versao: versao + 1 });
  });

  test('on which something hangs are not deleted, and the refusal says what; free ones go', async () => {
    const { id } = await umaDe(escola.turmaA, 'Matemática');
    dados(await ligar([id], rosa));
    const recusa = await servidor.pedir('DELETE', `TurmaDisciplina/${id}`);
    expect(codigo(recusa)).toBe('DISCIPLINA_DA_TURMA_EM_USO');
    expect(recusa.corpo.error?.message).toContain('1 docente, 1 aluno passou pela turma');
    expect(
      dados<{ itens: { chave: string }[] }>(await servidor.pedir('GET', `TurmaDisciplina/${id}/usos`)).itens.map((u) => u.chave),
    ).toEqual(['docentes', 'alunos']);
    expect(await noBanco(sql`delete from turmas_disciplinas where id = ${(await umaDe(escola.turmaA, 'História')).id}`)).toBe(
      'REGISTRO_EM_USO',
    );
    expect(await noBanco(sql`update turmas_disciplinas set disciplina_id = ${hist} where id = ${id}`)).toBe('DISCIPLINA_DA_TURMA_FIXA');
    const daEscola = await servidor.pedir('DELETE', `Disciplina/${mat}`);
    expect([daEscola.status, daEscola.corpo.error?.message]).toEqual([
      409,
      expect.stringMatching(/^Matemática não pode .*: \d+ turmas?\.$/),
    ]);
    const livre = await umaDe(escola.turmaB, 'Português');
    expect((await servidor.pedir('DELETE', `TurmaDisciplina/${livre.id}`)).status).toBe(200);
    expect(codigo(await servidor.pedir('DELETE', `TurmaDisciplina/${livre.id}`))).toBe('NAO_ENCONTRADO');
    expect(dados<{ itens: { acao: string }[] }>(await servidor.pedir('GET', `TurmaDisciplina/${id}/historico`)).itens[0]?.acao).toBe(
      'turmaDisciplina.incluida',
    );
  });

  test('end on a day with their teachers; what other rooms recorded outside the days refuses it', async () => {
    const { id, versao } = await umaDe(escola.turmaA, 'Matemática');
    dados(await ligar([id], davi, { dataInicio: '2026-09-01' }));
    const encerrar = (dataFim: string) => servidor.pedir('POST', `TurmaDisciplina/${id}/encerramento`, { body: { versao, dataFim } });
    let aulas = [{ turmaDisciplinaId: id, quantidade: 12 }];
    registrarUsoDeDisciplina('aulas-de-teste', {
      rotulo: { br: { one: '{n} aula', other: '{n} aulas' }, en: { one: '{n} lesson', other: '{n} lessons' } },
      contar: (_, { fora }) => Promise.resolve(fora === null || (fora.dataFim ?? '9') < '2026-07-01' ? aulas : []),
    });
    const recusa = await encerrar('2026-06-15');
    expect([codigo(recusa), recusa.corpo.error?.message]).toEqual([
      'REGISTROS_FORA_DOS_DIAS',
      'Matemática tem registros fora destes dias: 12 aulas. Escolha dias que os contenham.',
    ]);
    expect(dados(await encerrar('2026-07-15'))).toEqual({ docentesEncerrados: 2, versao: versao + 1 });
    expect(await umaDe(escola.turmaA, 'Matemática')).toMatchObject({
      dataFim: '2026-07-15',
      docentes: [{ pessoaId: rosa, dataFim: '2026-07-15' }],
    });
    aulas = [];
    expect(
      codigo(await servidor.pedir('POST', `TurmaDisciplina/${id}/encerramento`, { body: { versao: versao + 1, dataFim: '2026-08-01' } })),
    ).toBe('DISCIPLINA_JA_ENCERRADA');
    expect(await noBanco(sql`update docentes_periodo set data_fim = null where turma_disciplina_id = ${id}`)).toBe(
      'DOCENTE_FORA_DA_DISCIPLINA',
    );
    expect(dados(await incluir(escola.turmaA, [mat], '2026-08-01'))).toEqual({ criadas: 1, existentes: 0 });
    expect(await noBanco(sql`update turmas_disciplinas set data_fim = null where id = ${id}`)).toBe('DISCIPLINA_SOBREPOSTA');
  });
});

describe('a class', () => {
  test('closes and reopens by an act that stays; forbidden steps and changes inside are refused', async () => {
    const turma = async () => dados<{ versao: number; situacao: string }>(await servidor.pedir('GET', `Turma/${escola.turmaB}`));
    const mudar = async (ato: string, motivo: string | null = 'Fim do ano', versao?: number) =>
      servidor.pedir('POST', `Turma/${escola.turmaB}/${ato}`, { body: { versao: versao ?? (await turma()).versao, motivo } });
    expect(codigo(await mudar('reabertura'))).toBe('TURMA_TRANSICAO_PROIBIDA');
    expect(dados(await mudar('fechamento', null))).toMatchObject({ situacao: 'fechada' });
    expect(codigo(await mudar('fechamento'))).toBe('TURMA_TRANSICAO_PROIBIDA');
    expect(codigo(await mudar('reabertura', 'x', 1))).toBe('VERSAO_DESATUALIZADA');
    expect(codigo(await incluir(escola.turmaB, [port]))).toBe('TURMA_FECHADA_NAO_EDITAVEL');
    const { id } = await umaDe(escola.turmaB, 'História');
    expect(codigo(await ligar([id], rosa))).toBe('TURMA_FECHADA_NAO_EDITAVEL');
    expect(await noBanco(sql`update turmas_disciplinas set carga_horaria = 1 where id = ${id}`)).toBe('TURMA_FECHADA_NAO_EDITAVEL');
    expect(codigo(await mudar('reabertura', null))).toBe('DADOS_INVALIDOS');
    expect(dados(await mudar('reabertura', 'Faltou uma nota'))).toMatchObject({ situacao: 'aberta' });
    expect(await noBanco(sql`update turmas_situacoes set motivo = 'x' where turma_id = ${escola.turmaB}`)).toBe('REGISTRO_IMUTAVEL');
    expect(
      await noBanco(
        sql`insert into turmas_situacoes (turma_id, de, para, usuario_nome) values (${escola.turmaB}, 'fechada', 'aberta', 'x')`,
      ),
    ).toBe('RESTRICAO_SEM_TEXTO');
  });

  test('where nobody ever sat is deleted with its subjects and teachers', async () => {
    const { id } = await umaDe(escola.turmaDeOutroCurso, 'Matemática');
    dados(await ligar([id], rosa));
    expect((await servidor.pedir('DELETE', `Turma/${escola.turmaDeOutroCurso}`)).status).toBe(200);
    expect(codigo(await servidor.pedir('DELETE', `Turma/${escola.turmaA}`))).toBe('REGISTRO_EM_USO');
  });
});

describe('docentes do período', () => {
  const docentes = async (nome: string) => (await umaDe(escola.turmaA, nome)).docentes;

  test('share a subject, never twice on the same days', async () => {
    const ids = [(await umaDe(escola.turmaA, 'Português')).id, (await umaDe(escola.turmaA, 'História')).id];
    expect(dados<{ ids: number[] }>(await ligar(ids, rosa)).ids).toHaveLength(2);
    dados(await ligar(ids.slice(0, 1), davi));
    const recusa = await ligar(ids, rosa, { dataInicio: '2026-05-01' });
    expect([codigo(recusa), recusa.corpo.error?.message]).toEqual([
      'DOCENTE_JA_LIGADO',
      'Rosa Figueira já leciona Português em 6º ano A nestes dias.',
    ]);
    const [existente] = await docentes('História');
    expect(
      await noBanco(
        sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) select turma_disciplina_id, pessoa_id, '2026-06-01' from docentes_periodo where id = ${existente?.id ?? 0}`,
      ),
    ).toBe('DOCENTE_SOBREPOSTO');
    for (const [esperado, r] of [
      ['DOCENTE_INEXISTENTE', await ligar(ids, ana)],
      ['DATA_FORA_DO_PERIODO_DA_TURMA', await ligar(ids, davi, { dataInicio: '2025-02-02' })],
      ['DADOS_INVALIDOS', await ligar(ids, davi, { dataFim: '2026-01-01' })],
      ['NAO_ENCONTRADO', await ligar([999_999], davi)],
    ] as const)
      expect(codigo(r)).toBe(esperado);
  });

  test('two that bind the same teacher at once bind him once', async () => {
    const { id } = await umaDe(escola.turmaB, 'História');
    const duas = await Promise.all([1, 2].map(() => ligar([id], davi)));
    expect(duas.map((r) => String(codigo(r))).toSorted()).toEqual(['200', 'DOCENTE_JA_LIGADO']);
  });

  test('are replaced from a day on, edited and deleted', async () => {
    const [antes] = await docentes('História');
    const substituir = (partes = {}) =>
      servidor.pedir('POST', `DocentePeriodo/${antes?.id}/substituicao`, {
        body: { versao: antes?.versao, pessoaId: davi, aPartirDe: '2026-08-03', ...partes },
      });
    expect(codigo(await substituir({ pessoaId: rosa }))).toBe('SUBSTITUICAO_PELO_MESMO');
    expect(codigo(await substituir({ aPartirDe: '2026-02-02' }))).toBe('SUBSTITUICAO_FORA_DOS_DIAS');
    const { id } = dados<{ id: number }>(await substituir());
    expect(codigo(await substituir())).toBe('VERSAO_DESATUALIZADA');
    expect((await docentes('História')).map((d) => [d.pessoaId, d.dataFim])).toEqual([
      [rosa, '2026-08-02'],
      [davi, null],
    ]);
    const body = { id, versao: 1, dataInicio: '2026-08-03', dataFim: '2026-12-18' };
    // A start that has passed does not move forward, not even to today: the weeks taught until then would be gone.
    for (const dataInicio of ['2026-08-10', hojeEm(new Date(), 'America/Belem')]) {
      const adiada = await servidor.pedir('PUT', 'DocentePeriodo', { body: { ...body, dataInicio } });
      expect([adiada.status, codigo(adiada)]).toEqual([409, 'DOCENTE_JA_COMECOU']);
    }
    expect((await servidor.pedir('PUT', 'DocentePeriodo', { body })).status).toBe(200);
    expect(codigo(await servidor.pedir('PUT', 'DocentePeriodo', { body }))).toBe('VERSAO_DESATUALIZADA');
    // Entered today by mistake it may go; from tomorrow on what has begun is not erased, nor moved to a day to come so that it can be: it ends on a date.
    await sql`update docentes_periodo set created_at = created_at - interval '2 days' where id = ${id}`.execute(servidor.banco.db);
    const comecou = await servidor.pedir('DELETE', `DocentePeriodo/${id}`);
    expect([comecou.status, codigo(comecou)]).toEqual([409, 'DOCENTE_JA_COMECOU']);
    expect(comecou.corpo.error?.message).toContain('desde 03/08/2026');
    const adiar = { ...body, versao: 2, dataInicio: '2199-01-01', dataFim: null };
    expect(['DOCENTE_JA_COMECOU', 'DATA_FORA_DO_PERIODO_DA_TURMA']).toContain(
      codigo(await servidor.pedir('PUT', 'DocentePeriodo', { body: adiar })),
    );
    await sql`update docentes_periodo set created_at = now() where id = ${id}`.execute(servidor.banco.db);
    expect((await servidor.pedir('DELETE', `DocentePeriodo/${id}`)).status).toBe(200);
    const { ids } = dados<{ ids: number[] }>(
      await servidor.pedir('POST', 'DocentePeriodo', {
        body: {
          turmaDisciplinaIds: [(await umaDe(escola.turmaA, 'História')).id],
          pessoaId: davi,
          dataInicio: '2026-08-03',
          dataFim: null,
        },
      }),
    );
    await sql`update docentes_periodo set created_at = created_at - interval '2 days', data_inicio = current_date + 2, data_fim = null where id = ${ids[0]}`.execute(
      servidor.banco.db,
    );
    expect((await servidor.pedir('DELETE', `DocentePeriodo/${ids[0]}`)).status).toBe(200);
  });

  test('are listed with what nobody teaches, and by the call of the specification', async () => {
    const lista = async (filtros: string) =>
      dados<{ itens: { docenteNome: string | null; disciplinaNome: string }[]; total: number; numeros: object }>(
        await servidor.pedir('GET', `DocentePeriodo/obter-paginado?AnoLetivoId=${escola.anoLetivoId}&${filtros}`),
      );
    const sem = await lista('SemDocente=true');
    expect(sem.itens.map((i) => [i.disciplinaNome, i.docenteNome])).toContainEqual(['História', 'Rosa Figueira']);
    expect(sem.numeros).toEqual({ disciplinas: 5, semDocente: sem.total, docentes: 2 });
    expect((await lista(`DocenteId=${davi}&Vigente=true&Nome=portugues`)).itens).toMatchObject([{ disciplinaNome: 'Português' }]);
    for (const coluna of ['turma', 'disciplina', 'docente', 'dataInicio', 'dataFim', 'cargaHoraria'])
      expect((await lista(`CampoOrdenado=${coluna}&TamanhoDaPagina=2`)).itens).toHaveLength(2);
    expect((await servidor.pedir('GET', 'DocentePeriodo/exportar')).bruto.toString()).toContain('Rosa Figueira');
    const ano = dados<{ itens: { id: number; nome: string; turmaNome: string }[] }>(
      await servidor.pedir(
        'GET',
        `Pessoa/listar-ano-docentes?disciplinaId=${port}&anoLetivoId=${escola.anoLetivoId}&turmaId=${escola.turmaA}&CampoOrdenado=nome&OrdenacaoAscendente=false`,
      ),
    );
    expect(ano.itens.map((d) => [d.nome, d.turmaNome])).toEqual([
      ['Rosa Figueira', '6º ano A'],
      ['Davi Figueira', '6º ano A'],
    ]);
  });

  test('restricted to their panel see their own classes and the pupils in them, and nothing else', async () => {
    const restrito = (pessoaId: number) => ({ quem: quemDeTeste(undefined, { restritoPainelProfessor: true, pessoaId }) });
    const nomes = async (caminho: string, pessoaId: number) =>
      dados<{ itens: { nome: string }[] }>(await servidor.pedir('GET', caminho, restrito(pessoaId))).itens.map((i) => i.nome);
    const carla = await docenteDeTeste(servidor.banco.db, 'Carla');
    expect(await nomes('Turma/obter-paginado', rosa)).toEqual(['6º ano A']);
    expect(await nomes('Pessoa/obter-alunos', rosa)).toEqual(['Ana Figueira']);
    expect(await nomes('Pessoa/obter-pessoas-paginado', rosa)).toEqual(['Ana']);
    for (const caminho of [
      'Turma/obter-paginado',
      'Pessoa/obter-alunos',
      'Pessoa/obter-pessoas-paginado',
      'DocentePeriodo/obter-paginado',
      'Pessoa/listar-ano-docentes',
    ])
      expect(await nomes(caminho, carla), caminho).toEqual([]);
    for (const caminho of [
      `Turma/${escola.turmaB}`,
      `Turma/${escola.turmaB}/disciplinas`,
      `Turma/${escola.turmaB}/historico`,
      `TurmaDisciplina/${(await umaDe(escola.turmaB, 'História')).id}/usos`,
    ])
      expect((await servidor.pedir('GET', caminho, restrito(rosa))).status, caminho).toBe(404);
    expect(
      (
        await servidor.pedir('POST', `Turma/${escola.turmaB}/disciplinas`, {
          body: { itens: [{ disciplinaId: port, cargaHoraria: null }], dataInicio: null },
          ...restrito(rosa),
        })
      ).status,
    ).toBe(404);
    expect((await servidor.pedir('GET', `Pessoa/${ana}`, restrito(rosa))).status).toBe(200);
    await sql`update docentes_periodo set data_fim = '2026-02-03' where pessoa_id = ${rosa} and (data_fim is null or data_fim > '2026-02-03')`.execute(
      servidor.banco.db,
    );
    expect(await nomes('Pessoa/obter-alunos', rosa)).toEqual([]);
  });
});
