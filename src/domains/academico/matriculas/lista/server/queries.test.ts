import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
let futura: Escola;
let mae: number;
const ids: Record<string, { aluno: number; matricula: number }> = {};
const quem = quemDeTeste();

beforeAll(async () => {
  servidor = await servidorDeTeste({
    salas: [...salasDe.estrutura, ...salasDe.periodosLetivos, ...salasDe.matriculas, ...salasDe.historico],
  });
  const { db } = servidor.banco;
  [escola, futura] = [await escolaDeTeste(db, { vagas: 10 }), await escolaDeTeste(db, { ano: 2099, vagas: 10 })];
  mae = await pessoaDeTeste(db, 'Rita', '1985-03-04');
  for (const nome of ['Álvaro', 'Bárbara', 'Cecília', 'Davi']) {
    const { id: aluno } = await transacao(db, (tx) =>
      criarPessoa(atoDe(tx, { processo: 'teste' }), { nome, sobrenome: 'Conceição', cpf: nome === 'Davi' ? '52998224725' : null }),
    );
    const turmaId = nome === 'Davi' ? escola.turmaB : escola.turmaA;
    const { id: matricula } = await transacao(db, (tx) =>
      criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae, { turmaId })),
    );
    ids[nome] = { aluno, matricula };
  }
  await transacao(db, (tx) =>
    registrarSaida(atoDe(tx, quem), {
      id: ids.Cecília?.matricula ?? 0,
      verbo: 'desistencia',
      dataMovimento: '2026-03-02',
      motivo: 'x',
    }),
  );
  await transacao(db, (tx) =>
    criarMatricula(atoDe(tx, quem), { ...matriculaDeTeste(futura, ids.Álvaro?.aluno ?? 0, mae), dataMatricula: `${futura.ano - 1}-11-01` }),
  );
});
afterAll(() => servidor.fechar());

type Pagina = { itens: Record<string, unknown>[]; total: number; porMovimento?: unknown[] };
const pagina = (resposta: RespostaDeTeste): Pagina => {
  expect(resposta.corpo.error).toBeUndefined();
  return resposta.corpo.data as Pagina;
};
const alunos = async (consulta: string, partes = {}) => pagina(await servidor.pedir('GET', `Pessoa/obter-alunos?${consulta}`, partes));

describe('students who have papers', () => {
  test('report cards are of who studies; transcripts are of who left too, in the class where they last sat', async () => {
    const ler = async (caminho: string) => pagina(await servidor.pedir('GET', `Pessoa/${caminho}`));
    expect((await ler('obter-alunos-para-boletim')).itens.map((i) => i.nome)).toEqual([
      'Álvaro Conceição',
      'Bárbara Conceição',
      'Davi Conceição',
    ]);
    for (const coluna of ['nome', 'codigo', 'curso', 'turma', 'segmentacao', 'matricula']) {
      // Their report cards are found when asked for.
      const sairam = await ler(`obter-alunos-para-boletim?Sairam=true&CampoOrdenado=${coluna}`);
      expect([sairam.total, sairam.itens.map((i) => [i.nome, i.turmaNome])]).toEqual([1, [['Cecília Conceição', '6º ano A']]]);
      const { itens, total } = await ler(`obter-alunos-historico-escolar?CampoOrdenado=${coluna}`);
      expect([total, itens.length]).toEqual([4, 4]);
      expect(itens.find((i) => i.nome === 'Cecília Conceição')).toMatchObject({ turmaNome: '6º ano A', movimento: 'desistente' });
    }
    const daTurma = await ler(`obter-alunos-historico-escolar?TurmaId=${escola.turmaA}`);
    expect([daTurma.total, daTurma.itens.length]).toEqual([3, 3]);
  });
});

describe('Pessoa/obter-alunos', () => {
  test('gives the students of the current year, by name, with their place', async () => {
    const { itens, total } = await alunos('');
    expect(total).toBe(3);
    expect(itens.map((i) => i.nome)).toEqual(['Álvaro Conceição', 'Bárbara Conceição', 'Davi Conceição']);
    expect(itens[0]).toMatchObject({ id: ids.Álvaro?.aluno, turmaNome: '6º ano A', cursoNome: '6º ano', ano: 2026, movimento: 'ativa' });
  });

  test.each([
    ['SegmentacaoId=SEG', 3],
    ['CursoId=CURSO', 3],
    ['CursoId=OUTRO', 0],
    ['TurmaId=B', 1],
    ['AnoLetivoId=FUTURO', 1],
    ['TurmaId=FUTURA', 1],
    ['Nome=barbara', 1],
    ['Nome=conceicao%20alv', 1],
    ['Nome=529.982.247-25', 1],
    ['Nome=100%25', 0],
    ['segmentacaoid=SEG&turmaid=A', 2],
  ])('filters by %s', async (consulta, total) => {
    const valores: Record<string, number> = {
      SEG: escola.segmentacaoId,
      CURSO: escola.cursoId,
      OUTRO: escola.outroCursoId,
      FUTURO: futura.anoLetivoId,
      FUTURA: futura.turmaA,
    };
    const real = consulta
      .replace(/=(SEG|CURSO|OUTRO|FUTURO|FUTURA)/, (_, nome: string) => `=${valores[nome]}`)
      .replace(/TurmaId=(A|B)/i, (_, t: string) => `TurmaId=${t === 'A' ? escola.turmaA : escola.turmaB}`);
    expect((await alunos(real)).total).toBe(total);
  });

  test.each(['nome', 'codigo', 'curso', 'turma', 'segmentacao', 'matricula'])(
    'sorts by %s, both ways, and pages with the exact total',
    async (coluna) => {
      const ida = await alunos(`CampoOrdenado=${coluna}&OrdenacaoAscendente=true&TamanhoDaPagina=2`);
      expect(ida).toMatchObject({ total: 3 });
      expect(ida.itens).toHaveLength(2);
      const resto = await alunos(`CampoOrdenado=${coluna}&TamanhoDaPagina=2&NumeroDaPagina=2`);
      const volta = await alunos(`CampoOrdenado=${coluna}&OrdenacaoAscendente=false`);
      expect(volta.itens).toHaveLength(3);
      expect(new Set([...ida.itens, ...resto.itens].map((i) => i.id)).size).toBe(3);
    },
  );

  test('refuses unknown columns and filters, naming what is allowed', async () => {
    const coluna = await servidor.pedir('GET', 'Pessoa/obter-alunos?CampoOrdenado=senha_hash');
    expect(coluna.status).toBe(400);
    expect(coluna.corpo.error?.fields[0]?.message).toContain('nome, codigo, curso');
    const filtro = await servidor.pedir('GET', 'Pessoa/obter-alunos?Cor=azul');
    expect(filtro.corpo.error?.fields[0]?.message).toContain('SegmentacaoId');
  });

  test('everybody sees masked CPFs; a restricted teacher sees nobody, and no CPF member', async () => {
    const davi = `Nome=davi`;
    expect((await alunos(davi)).itens[0]?.cpf).toBe('***.982.247-**');
    expect((await alunos(davi, { quem: quemDeTeste(['matriculas:listar']) })).itens[0]?.cpf).toBe('***.982.247-**');
    const professor = quemDeTeste(['matriculas:listar', 'matriculas:visualizar', 'painel-professor:visualizar'], {
      restritoPainelProfessor: true,
    });
    expect(await alunos('', { quem: professor })).toMatchObject({ itens: [], total: 0 });
    const registro = await servidor.pedir('GET', `Matricula/${ids.Davi?.matricula}`, { quem: professor });
    const inexistente = await servidor.pedir('GET', 'Matricula/999999', { quem: professor });
    expect([registro.status, registro.corpo.error?.message]).toEqual([404, inexistente.corpo.error?.message]);
    expect(pagina(await servidor.pedir('GET', 'Matricula/obter-paginado', { quem: professor })).total).toBe(0);
    const planilha = await servidor.pedir('GET', 'Matricula/exportar', {
      quem: quemDeTeste(['matriculas:listar'], { restritoPainelProfessor: true }),
    });
    expect(planilha.bruto.toString()).not.toContain('Conceição');
  });
});

describe('people without an enrollment', () => {
  test('in any year, or in one', async () => {
    const nomes = async (caminho: string) => pagina(await servidor.pedir('GET', caminho)).itens.map((i) => i.nome);
    expect(await nomes('Pessoa/sem-matricula')).toEqual(['Cecília Conceição', 'Rita Figueira']);
    expect(await nomes('Pessoa/sem-matricula-nome?Nome=cecilia')).toEqual(['Cecília Conceição']);
    expect(await nomes(`Pessoa/sem-matricula-nome?Nome=conceicao&AnoLetivoId=${futura.anoLetivoId}`)).toEqual([
      'Bárbara Conceição',
      'Cecília Conceição',
      'Davi Conceição',
    ]);
  });
});

describe('Matricula', () => {
  test('the list counts each movement of the filter, whatever movement is chosen', async () => {
    const { itens, total, porMovimento } = pagina(
      await servidor.pedir('GET', `Matricula/obter-paginado?AnoLetivoId=${escola.anoLetivoId}&Movimento=desistente`),
    );
    expect(total).toBe(1);
    expect(itens[0]).toMatchObject({
      alunoNome: 'Cecília Conceição',
      movimento: 'desistente',
      turmaNome: null,
      responsaveisFinanceiros: 'Rita Figueira',
    });
    expect(porMovimento).toEqual([
      { movimento: 'ativa', quantidade: 3 },
      { movimento: 'desistente', quantidade: 1 },
    ]);
    expect(pagina(await servidor.pedir('GET', 'Matricula/obter-paginado?Movimento=ativa,desistente')).total).toBe(5);
    expect(pagina(await servidor.pedir('GET', 'Matricula/obter-paginado?Ativa=false')).total).toBe(1);
    expect((await servidor.pedir('GET', 'Matricula/obter-paginado?Movimento=voando')).status).toBe(400);
  });

  test.each(['nome', 'codigo', 'curso', 'turma', 'dataMatricula'])('sorts by %s', async (coluna) => {
    for (const sentido of ['true', 'false']) {
      const { itens } = pagina(
        await servidor.pedir('GET', `Matricula/obter-paginado?CampoOrdenado=${coluna}&OrdenacaoAscendente=${sentido}`),
      );
      expect(itens).toHaveLength(5);
    }
  });

  test('the export has every row of the filter, in CSV and XLSX', async () => {
    const csv = await servidor.pedir('GET', 'Matricula/exportar?Formato=csv');
    expect(csv.bruto.toString().trim().split('\r\n')).toHaveLength(6);
    expect(csv.bruto.toString()).toContain('Álvaro Conceição');
    const xlsx = await servidor.pedir('GET', 'Matricula/exportar?Formato=xlsx');
    expect(xlsx.bruto.subarray(0, 2).toString()).toBe('PK');
  });

  test('preparing proposes the guardians of the last enrollment and tells what there is', async () => {
    const { data } = (await servidor.pedir('GET', `Matricula/preparacao/${ids.Álvaro?.aluno}`)).corpo as {
      data: { matriculas: unknown[]; responsaveisSugeridos: unknown[] };
    };
    expect(data.matriculas).toHaveLength(2);
    expect(data.responsaveisSugeridos).toMatchObject([{ pessoaId: mae, percentual: '100.00', origem: 'matricula' }]);
  });

  test('who died since is not proposed and is named; nobody left gives the registered parents', async () => {
    const { db } = servidor.banco;
    type Guarda = { data: { responsaveisSugeridos: unknown[]; falecidos: unknown[] } };
    const preparar = async (aluno: number) => (await servidor.pedir('GET', `Matricula/preparacao/${aluno}`)).corpo as Guarda;
    const [aluno, viuvo, falecida] = [
      await pessoaDeTeste(db, 'Iara'),
      await pessoaDeTeste(db, 'Rui', '1980-01-01'),
      await pessoaDeTeste(db, 'Lia', '1985-03-04'),
    ];
    const metade = { pedagogico: true, financeiro: true, percentual: '50.00' };
    const responsaveis = [
      { pessoaId: falecida, parentesco: 'mae' as const, ...metade },
      { pessoaId: viuvo, parentesco: 'pai' as const, ...metade },
    ];
    const { id } = await transacao(db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(futura, aluno, mae, { responsaveis })));
    const morre = (pessoa: number) => sql`update pessoas set data_falecimento = '2026-05-01' where id = ${pessoa}`.execute(db);
    await morre(falecida);
    const dela = { pessoaId: falecida, nome: 'Lia Figueira' };
    expect((await preparar(aluno)).data).toMatchObject({ responsaveisSugeridos: [{ pessoaId: viuvo }], falecidos: [dela] });
    const registro = (await servidor.pedir('GET', `Matricula/${id}`)).corpo.data;
    expect(registro).toMatchObject({
      responsaveis: [
        { pessoaId: falecida, falecido: true },
        { pessoaId: viuvo, falecido: false },
      ],
    });
    await morre(viuvo);
    await sql`insert into pessoas_filiacoes (pessoa_id, filiado_pessoa_id, nome, tipo) values (${aluno}, ${falecida}, 'Lia', 'mae'), (${aluno}, ${mae}, 'Rita', 'outro')`.execute(
      db,
    );
    const { data } = await preparar(aluno);
    expect(data.responsaveisSugeridos).toMatchObject([{ pessoaId: mae, origem: 'filiacao' }]);
    expect(data.falecidos).toEqual([dela, { pessoaId: viuvo, nome: 'Rui Figueira' }]);
  });

  test('a bad body gets every field at once, in the language asked for; unknown keys are refused', async () => {
    const body = {
      alunoId: 'x',
      cursoId: escola.cursoId,
      turmaId: escola.turmaA,
      dataMatricula: '30/02/2026',
      responsaveis: [],
      situacao: 'ativa',
    };
    const resposta = await servidor.pedir('POST', 'Matricula', { body, headers: { 'content-language': 'en' } });
    expect(resposta.status).toBe(400);
    expect(Object.fromEntries(resposta.corpo.error?.fields.map((f) => [f.path || f.code, f.code]) ?? [])).toMatchObject({
      alunoId: 'ID_INVALIDO',
      anoLetivoId: 'CAMPO_REQUERIDO',
      dataMatricula: 'DATA_INVALIDA',
      situacao: 'CAMPO_DESCONHECIDO',
      responsaveis: expect.stringMatching(/^RESPONSAVEL_/),
    });
    expect(resposta.corpo.error?.fields.find((f) => f.path === 'dataMatricula')?.message).toMatch(/^Invalid date/);
  });

  test('a double click enrolls once, within eight statements', async () => {
    const aluno = await pessoaDeTeste(servidor.banco.db, 'Helena');
    const pedido = { body: { ...matriculaDeTeste(escola, aluno, mae) }, headers: { 'idempotency-key': 'matricula-helena-1' } };
    const [primeira, segunda] = [await servidor.pedir('POST', 'Matricula', pedido), await servidor.pedir('POST', 'Matricula', pedido)];
    expect(segunda.corpo.data).toEqual(primeira.corpo.data);
    const { rows } = await sql<{ n: number }>`select count(*) as n from matriculas where aluno_id = ${aluno}`.execute(servidor.banco.db);
    expect(rows[0]?.n).toBe(1);
    // begin and commit are counted too; the session's look-up, absent here, is one more.
    expect(Number(primeira.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(9);
  });

  test('the class list feeds filters: free places and the current year by default', async () => {
    const { data } = (await servidor.pedir('GET', 'EstruturaAcademica/opcoes')).corpo as {
      data: { turmas: { nome: string; alunos: number; vagasLivres: number }[] };
    };
    expect(data.turmas.find((t) => t.nome === '6º ano B')).toMatchObject({ alunos: 1, vagasLivres: 9 });
  });
});
