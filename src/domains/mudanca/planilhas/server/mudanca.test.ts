import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca, modelos } from '#tests/helpers/mudanca/planilhas.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
  await livrosDeTeste(e.s.banco.db, 2026);
}, 60_000);
afterAll(() => e.s.fechar());

const ler = async <T>(consulta: ReturnType<typeof sql<T>>): Promise<T[]> => (await consulta.execute(e.s.banco.db)).rows;
const contar = async (): Promise<Record<string, number>> =>
  (
    await ler(sql<
      Record<string, number>
    >`select (select count(*)::int from pessoas) as pessoas, (select count(*)::int from matriculas) as matriculas,
    (select count(*)::int from titulos_receber) as titulos, (select count(*)::int from fatos_contabeis) as fatos, (select count(*)::int from fornecedores) as fornecedores,
    (select count(*)::int from auditoria where alvo_tipo not like 'mudanca%') as historico, (select count(*)::int from mudancas_registros) as registros`)
  )[0] ?? {};

test('a dry run says what a load would do and writes nothing; then everything comes in by its old codes, in order', async () => {
  const antes = await contar();
  const { id, mapeamento } = await e.enviar('pessoas', modelos.pessoas);
  expect(mapeamento).toEqual({ codigo: 0, nome: 1, dataNascimento: 2, cpf: 3, celular: 4, mae: 5, pai: 6 });
  expect(await e.ensaiar(id)).toMatchObject({ prontas: 4, erros: 0, cadastradas: 0 });
  expect(await contar()).toEqual(antes);
  const carga = await e.fazer(id, '/carga');
  expect(carga.linhas.map(({ rotulo, situacao }) => [rotulo, situacao])).toContainEqual(['2 · Ana Beatriz Souza Lima', 'feito']);
  expect(
    await ler(sql`select f.tipo, f.nome from pessoas p join pessoas_filiacoes f on f.pessoa_id = p.id where p.nome = 'Ana' order by 1`),
  ).toEqual([
    { tipo: 'mae', nome: 'Marina Souza' },
    { tipo: 'pai', nome: 'Paulo Lima' },
  ]);

  await e.trazer('turmas', modelos.turmas);
  await e.trazer('matriculas', modelos.matriculas);
  expect(
    await ler(sql`select m.turma_nome as turma, r.nome_completo as nome, r.percentual::text as parte from v_matricula_resumo m
      join v_matricula_responsavel r on r.matricula_id = m.id order by m.id, r.id`),
  ).toEqual([
    { turma: '6º ano B', nome: 'Marina Souza', parte: '60.00' },
    { turma: '6º ano B', nome: 'Paulo Lima', parte: '40.00' },
    { turma: '6º ano A', nome: 'Marina Souza', parte: '100.00' },
  ]);
  await e.trazer('fornecedores', modelos.fornecedores);
  await e.trazer('titulos', modelos.titulos);
  expect(
    await ler(sql`select t.data_vencimento as vence, t.data_emissao as emitido, t.valor_centavos as valor, t.pagador_nome as pagador, f.data_fato as fato, t.descricao
      from v_titulo_receber t join v_fato_contabil f on f.origem_tipo = 'titulo' and f.origem_id = t.id order by t.id`),
  ).toEqual([
    // Issued before the books begin: they are in the balances that the books open with, and their facts are never posted.
    {
      vence: '2026-09-10',
      emitido: '2025-12-31',
      valor: 125_090,
      pagador: 'Marina Souza',
      fato: '2025-12-31',
      descricao: 'Mensalidade de setembro',
    },
    {
      vence: '2026-10-10',
      emitido: '2025-12-31',
      valor: 125_090,
      pagador: 'Marina Souza',
      fato: '2025-12-31',
      descricao: 'Mensalidade de outubro',
    },
    {
      vence: '2026-10-10',
      emitido: '2025-12-31',
      valor: 80_000,
      pagador: 'Paulo Lima',
      fato: '2025-12-31',
      descricao: 'Título 9003 do outro sistema',
    },
  ]);
});

test('opening balances are one entry on the first day of the books; a sheet that does not balance, or with a wrong line, brings none', async () => {
  const contas = await ler(
    sql<{
      codigo: string;
    }>`select codigo from contas_contabeis where tipo = 'analitica' and familia <> 'resultado' and ativa order by codigo limit 3`,
  );
  const [a = '', b = '', c = ''] = contas.map(({ codigo }) => codigo);
  const cabeca = 'Conta;Saldo devedor;Saldo credor;Saldo;D/C';
  const torta = await e.enviar('saldos', [cabeca, `${a};1.000,00;;;`, `${b};;900,00;;`]);
  const { erros, linhas } = await e.ensaiar(torta.id);
  expect([erros, linhas[0]?.problemas[0]?.mensagem]).toEqual([2, expect.stringContaining('R$ 100,00')]);
  expect((await e.passo(torta.id, '/carga')).corpo.error?.code).toBe('MUDANCA_NADA_A_CARREGAR');
  const errada = await e.enviar('saldos', [cabeca, `${a};1.000,00;;;`, '9.9.9.99;;1.000,00;;']);
  expect(await e.ensaiar(errada.id)).toMatchObject({ prontas: 0, erros: 2 });
  const soGrupo = await e.enviar('saldos', [cabeca, '1;1.000,00;;;', '3;;1.000,00;;']);
  expect((await e.ensaiar(soGrupo.id)).linhas.map(({ problemas }) => problemas[0]?.mensagem)).toEqual(
    ['1', '3'].map((grupo) => expect.stringContaining(`${grupo} é conta sintética`)),
  );
  // A trial balance has groups too: they only add up.
  const certa = await e.trazer('saldos', [
    cabeca,
    `${a.slice(0, 1)};1.234,56;;;`,
    `${a};1.234,56;;;`,
    `${b.replaceAll('.', '')};;;234,56;C`,
    `${c};;;-1.000,00;`,
    `${contas[0]?.codigo}0;0,00;;;`,
  ]);
  expect(certa.trazidas).toBe(3);
  expect(await ler(sql`select data_lancamento as dia, valor_centavos as valor from lancamentos_contabeis`)).toEqual([
    { dia: '2026-01-01', valor: 123_456 },
  ]);
  expect((await e.fazer(certa.id, '/desfazimento')).linhas.every(({ situacao }) => situacao === 'feito')).toBe(true);
  expect(await ler(sql`select count(*)::int as n from lancamentos_contabeis where estorno_de is not null`)).toEqual([{ n: 1 }]);
});

test('the same sheet again changes nothing, and a code that stands twice is told by its line', async () => {
  const antes = await contar();
  for (const tipo of ['pessoas', 'turmas', 'matriculas', 'fornecedores', 'titulos'] as const) {
    const { id } = await e.enviar(tipo, modelos[tipo]);
    const { prontas, erros, cadastradas } = await e.ensaiar(id);
    expect([tipo, prontas, erros, cadastradas]).toEqual([tipo, 0, 0, modelos[tipo].length - 1]);
    expect((await e.fazer(id, '/carga')).linhas.every(({ situacao }) => situacao === 'ja_estava')).toBe(true);
  }
  expect(await contar()).toEqual(antes);
  const dupla = await e.enviar('fornecedores', ['Código;CNPJ;Razão social', 'F7;60701190000104;Marajó', 'f7;33000167000101;Guamá']);
  const { linhas } = await e.ensaiar(dupla.id);
  expect(linhas[0]).toMatchObject({ numero: 3, situacao: 'erro', problemas: [{ mensagem: expect.stringContaining('linha 2') }] });
});

test('an enrollment without a code goes by its student and its class; a whole CPF of a sheet is in the file alone', async () => {
  const linhas = modelos.matriculas.map((linha) => linha.split(';').slice(1).join(';'));
  const { id, mapeamento } = await e.enviar('matriculas', linhas);
  expect(mapeamento).not.toHaveProperty('codigo');
  const { erros, cadastradas } = await e.ensaiar(id);
  expect([erros, cadastradas]).toEqual([0, linhas.length - 1]);
  expect((await e.fazer(id, '/carga')).linhas.every(({ situacao }) => situacao === 'ja_estava')).toBe(true);
  const { rows } = await sql<{ codigo: string }>`select codigo from mudancas_registros where planilha_id = ${id} order by linha`.execute(
    e.s.banco.db,
  );
  expect(rows).toHaveLength(linhas.length - 1);
  const dupla = await e.enviar('matriculas', [linhas[0] ?? '', linhas[1] ?? '', linhas[1] ?? '']);
  expect((await e.ensaiar(dupla.id)).erros).toBe(0);

  const porCpf = await e.enviar('matriculas', [
    'CPF do aluno;Turma;Data da matrícula',
    '52998224725;T-6B;05/01/2026',
    '111.444.777-35;T-6B;05/01/2026',
  ]);
  const { linhas: ensaiadas } = await e.ensaiar(porCpf.id);
  expect(JSON.stringify(ensaiadas)).not.toMatch(/529\.?982|111\.?444\.?777-?35/);
  expect(ensaiadas[0]?.problemas[0]?.mensagem).toContain('***.444.777-**');

  const comCpf = await e.enviar('pessoas', ['Código;Nome;CPF', 'Q1;Quitéria Alves;529.982.247-25', 'Q2;Data Errada;11144477735']);
  const { colunas } = (await e.s.pedir('GET', `Mudanca/planilha/${comCpf.id}`)).corpo.data as { colunas: { exemplos: string[] }[] };
  expect(colunas[2]?.exemplos).toEqual(['***.982.247-**', '***.444.777-**']);
  await e.ensaiar(comCpf.id);
  const baixadas = () => contarAudit('mudanca.exportada');
  const antes = await baixadas();
  await e.s.pedir('GET', `Mudanca/planilha/${comCpf.id}/problemas?Formato=csv`);
  expect(await baixadas()).toBe(antes + 1);
});

const contarAudit = async (acao: string): Promise<number> =>
  (await ler(sql<{ n: number }>`select count(*)::int as n from auditoria where acao = ${acao}`))[0]?.n ?? -1;

test('who is here already by CPF, or by name and birth date, is known by the code and stays as he is', async () => {
  const pessoas = ['Código;Nome;Data de nascimento;CPF', 'X1;Marina S. Lima;;52998224725', 'X2;BRUNO souza lima;20/08/2013;'];
  const antes = await contar();
  const { trazidas } = await e.trazer('pessoas', pessoas);
  expect(trazidas).toBe(2);
  expect(await contar()).toEqual({ ...antes, registros: (antes.registros ?? 0) + 2 });
});
