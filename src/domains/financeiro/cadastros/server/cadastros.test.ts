import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Escola, escolaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let escola: Escola;
let outroAno: Escola;
let prefeitura: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.cadastros });
  escola = await escolaDeTeste(s.banco.db);
  outroAno = await escolaDeTeste(s.banco.db, { ano: 2027 });
  prefeitura = await transacao(
    s.banco.db,
    async (tx) => (await criarFornecedor(atoDe(tx, fernanda), { documento: '05055009000113', nome: 'Prefeitura' })).id,
  );
});
afterAll(() => s.fechar());

const criar = async (nome: string, body: object) => {
  const r = await s.pedir('POST', nome, { body });
  if (r.status !== 200) throw new Error(`${nome}: ${JSON.stringify(r.corpo.error)}`);
  return r.corpo.data as { id: number; versao: number };
};

describe('every register', () => {
  const casos = (): [nome: string, novo: Record<string, unknown>, mudanca: Record<string, unknown>][] => [
    ['Banco', { codigo: '037', nome: 'Banpará', ativo: true }, { nome: 'Banco do Estado do Pará' }],
    [
      'ContaBancaria',
      { nome: 'Cofre', tipo: 'caixa', bancoId: null, saldoInicialCentavos: 100, ativa: true },
      { saldoInicialCentavos: 250 },
    ],
    [
      'Preco',
      {
        anoLetivoId: escola.anoLetivoId,
        cursoId: escola.cursoId,
        tipo: 'anuidade',
        descricao: 'Anuidade 6º ano',
        valorCentavos: 1_501_080,
        parcelas: 12,
        ativo: true,
      },
      { valorCentavos: 1_600_000 },
    ],
    [
      'Desconto',
      {
        nome: 'Irmãos',
        tipo: 'irmaos',
        forma: 'percentual',
        percentual: '10.0000',
        limiteCentavos: 9_000,
        condicional: false,
        sobreValorCheio: false,
        prioridade: 10,
        ativo: true,
      },
      { percentual: '12.5000', limiteCentavos: 12_000 },
    ],
    ['Taxa', { nome: 'Usual', multaPercentual: '2.0000', jurosPercentualMes: '1.0000', vigenteDesde: '2026-01-01' }, { nome: 'Padrão' }],
    ['TaxaServico', { nome: 'Segunda chamada', valorCentavos: 4_000, vigenteDesde: '2026-01-01', ativa: true }, { valorCentavos: 4_500 }],
    [
      'Imposto',
      {
        tipo: 'iss',
        nome: 'ISS Ananindeua',
        aliquota: '5.0000',
        basePercentual: '100.0000',
        minimoCentavos: 0,
        codigoRecolhimento: null,
        regraVencimento: 'dia_prorrogado',
        diaVencimento: 10,
        fatoGerador: 'emissao',
        destinatarioFornecedorId: prefeitura,
        vigenteDesde: '2026-01-01',
        vigenteAte: null,
      },
      { regraVencimento: 'dia_antecipado', diaVencimento: 15 },
    ],
  ];
  test('is created, read, edited with its version, listed, exported, traced and deleted', async () => {
    for (const [nome, novo, mudanca] of casos()) {
      const { id, versao } = await criar(nome, novo);
      expect((await s.pedir('GET', `${nome}/${id}`)).corpo.data, nome).toMatchObject({ ...novo, id, versao: 1 });
      const editado = await s.pedir('PUT', nome, { body: { ...novo, ...mudanca, id, versao } });
      expect(editado.corpo.data, nome).toEqual({ id, versao: 2 });
      const velho = await s.pedir('PUT', nome, { body: { ...novo, id, versao } });
      expect(velho.corpo.error, nome).toMatchObject({ code: 'VERSAO_DESATUALIZADA', detalhe: { ...mudanca, versao: 2 } });
      const lista = await s.pedir(
        'GET',
        `${nome}/obter-paginado?Nome=${encodeURIComponent(String(mudanca.nome ?? novo.nome ?? novo.descricao).toUpperCase())}`,
      );
      expect(lista.corpo.data, nome).toMatchObject({ total: 1, itens: [{ id, ...mudanca }] });
      expect(Number(lista.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
      const historico = (await s.pedir('GET', `${nome}/${id}/historico`)).corpo.data as { itens: { acao: string; depois: object }[] };
      expect(
        historico.itens.map((i) => i.acao.split('.')[1]),
        nome,
      ).toEqual(['editado', 'criado']);
      expect(historico.itens[0]?.depois, nome).toEqual(mudanca);
      expect((await s.pedir('GET', `${nome}/exportar?Formato=csv`)).bruto.toString('utf8').split('\r\n').length, nome).toBeGreaterThan(2);
      expect((await s.pedir('DELETE', `${nome}/${id}`)).corpo.data, nome).toEqual({ id });
      expect((await s.pedir('GET', `${nome}/${id}`)).corpo.error?.code, nome).toBe('CADASTRO_NAO_ENCONTRADO');
    }
  });

  test('what something uses is not deleted, and repeated names are refused whatever the accents', async () => {
    const conta = await criar('ContaBancaria', { nome: 'Caixa Secretária', tipo: 'caixa' });
    await criar('FormaPagamento', { nome: 'Dinheiro', tipo: 'dinheiro', contaBancariaId: conta.id });
    expect((await s.pedir('DELETE', `ContaBancaria/${conta.id}`)).corpo.error?.code).toBe('REGISTRO_EM_USO');
    expect((await s.pedir('POST', 'ContaBancaria', { body: { nome: 'caixa secretaria', tipo: 'caixa' } })).corpo.error).toMatchObject({
      code: 'NOME_REPETIDO',
      fields: [{ path: 'nome' }],
    });
    expect(
      (await s.pedir('POST', 'FormaPagamento', { body: { nome: 'Pix', tipo: 'pix', contaBancariaId: 999_999 } })).status,
    ).toBeGreaterThanOrEqual(400);
  });
});

describe('rules', () => {
  const campos = async (nome: string, body: object) =>
    (await s.pedir('POST', nome, { body })).corpo.error?.fields.map((f) => [f.path, f.code]);
  test('name the field', async () => {
    expect(await campos('ContaBancaria', { nome: 'Corrente', tipo: 'banco' })).toEqual([['bancoId', 'CONTA_SEM_BANCO']]);
    expect(await campos('ContaBancaria', { nome: 'Corrente', tipo: 'caixa', bancoId: 1 })).toEqual([['bancoId', 'CAIXA_COM_BANCO']]);
    expect(await campos('Desconto', { nome: 'X', tipo: 'bolsa', forma: 'percentual' })).toEqual([
      ['percentual', 'DESCONTO_PERCENTUAL_AUSENTE'],
    ]);
    expect(await campos('Desconto', { nome: 'X', tipo: 'bolsa', forma: 'valor', validoDe: '2026-02-01', validoAte: '2026-01-01' })).toEqual(
      expect.arrayContaining([
        ['valorCentavos', 'DESCONTO_VALOR_AUSENTE'],
        ['validoAte', 'VALIDADE_INVERTIDA'],
      ]),
    );
    expect(await campos('Taxa', { nome: 'X', multaPercentual: '2.5', jurosPercentualMes: '1.01', vigenteDesde: '2026-01-01' })).toEqual([
      ['multaPercentual', 'VALOR_MAXIMO'],
      ['jurosPercentualMes', 'VALOR_MAXIMO'],
    ]);
    expect(await campos('Banco', { codigo: '1', nome: 'X' })).toEqual([['codigo', 'CODIGO_BANCO_INVALIDO']]);
    expect(await campos('Preco/copias', { anoOrigemId: 1, anoDestinoId: 1 })).toEqual([['anoDestinoId', 'ANOS_IGUAIS']]);
  });

  test('a discount keeps only the member that its form uses', async () => {
    const { id } = await criar('Desconto', { nome: 'Convênio', tipo: 'convenio', forma: 'valor', valorCentavos: 5_000, percentual: '10' });
    expect((await s.pedir('GET', `Desconto/${id}`)).corpo.data).toMatchObject({ percentual: null, valorCentavos: 5_000 });
  });

  test('only a percentage has a limit, and never of nothing', async () => {
    const valor = { tipo: 'bolsa', forma: 'valor', valorCentavos: 5_000, limiteCentavos: 1_000 };
    const { id } = await criar('Desconto', { ...valor, nome: 'Valor com limite' });
    expect((await s.pedir('GET', `Desconto/${id}`)).corpo.data).toMatchObject({ valorCentavos: 5_000, limiteCentavos: null });
    const zero = { nome: 'Zero', tipo: 'bolsa', forma: 'percentual', percentual: '10', limiteCentavos: 0 };
    expect(await campos('Desconto', zero)).toEqual([['limiteCentavos', 'VALOR_MINIMO']]);
  });

  test('who may only list prices cannot create one', async () => {
    const quem = quemDeTeste(['precos:listar', 'precos:visualizar']);
    expect((await s.pedir('POST', 'Preco', { quem, body: {} })).status).toBe(403);
    expect((await s.pedir('GET', 'Preco/obter-paginado', { quem })).status).toBe(200);
  });
});

test('prices are copied between years, adjusted and rounded; what exists stays', async () => {
  await criar('Preco', {
    anoLetivoId: escola.anoLetivoId,
    cursoId: escola.cursoId,
    tipo: 'anuidade',
    descricao: 'Anuidade',
    valorCentavos: 1_251_000,
    parcelas: 12,
  });
  await criar('Preco', {
    anoLetivoId: escola.anoLetivoId,
    tipo: 'material',
    descricao: 'Material didático',
    valorCentavos: 129_000,
    parcelas: 3,
  });
  await criar('Preco', {
    anoLetivoId: outroAno.anoLetivoId,
    tipo: 'material',
    descricao: 'material didatico',
    valorCentavos: 140_000,
    parcelas: 3,
  });
  const body = { anoOrigemId: escola.anoLetivoId, anoDestinoId: outroAno.anoLetivoId, reajustePercentual: '8.5', arredondamento: 'real' };
  for (const caminho of ['Preco/copias/previa', 'Preco/copias']) {
    const { corpo } = await s.pedir('POST', caminho, { body: { ...body, reajustePercentual: '-90.0001' } });
    expect(corpo.error?.fields.map((f) => [f.path, f.code])).toEqual([['reajustePercentual', 'VALOR_MINIMO']]);
  }
  const previa = (await s.pedir('POST', 'Preco/copias/previa', { body })).corpo.data as { itens: object[] };
  expect(previa.itens).toMatchObject([
    { descricao: 'Material didático', jaExiste: true },
    { descricao: 'Anuidade', valorCentavos: 1_251_000, novoValorCentavos: 1_357_300, jaExiste: false },
  ]);
  expect((await s.pedir('POST', 'Preco/copias', { body })).corpo.data).toEqual({ criados: 1, existentes: 1 });
  expect((await s.pedir('POST', 'Preco/copias', { body })).corpo.data).toEqual({ criados: 0, existentes: 2 });
  const lista = await s.pedir('GET', `Preco/obter-paginado?AnoLetivoId=${outroAno.anoLetivoId}&CampoOrdenado=valor`);
  expect(lista.corpo.data).toMatchObject({
    itens: [{ valorCentavos: 140_000 }, { descricao: 'Anuidade', valorCentavos: 1_357_300, ano: 2027, parcelas: 12 }],
  });
  expect((await s.pedir('GET', `CadastroFinanceiro/opcoes?AnoLetivoId=${outroAno.anoLetivoId}`)).corpo.data).toMatchObject({
    precos: [{ descricao: 'Anuidade' }, { descricao: 'material didatico' }],
    contas: [{ nome: 'Caixa Secretária' }],
  });
});

describe('fixed fees of services', () => {
  const oferecidas = async () =>
    ((await s.pedir('GET', 'CadastroFinanceiro/opcoes')).corpo.data as { taxasServico: object[] }).taxasServico;
  const fee = (nome: string, valorCentavos: number, vigenteDesde: string, ativa = true) =>
    criar('TaxaServico', { nome, valorCentavos, vigenteDesde, ativa });

  test('are rows dated by name: the newest that started is offered, unless it says that it is charged no more', async () => {
    const velha = await fee('Segunda via do cartão', 2_000, '2025-01-01');
    const nova = await fee('Segunda Via do Cartao', 2_500, '2026-01-01');
    await fee('Segunda via do cartão', 3_000, '2099-01-01');
    await fee('Histórico', 6_000, '2025-01-01');
    await fee('Histórico', 6_000, '2026-01-01', false);
    expect(await oferecidas()).toEqual([{ id: nova.id, nome: 'Segunda Via do Cartao', valorCentavos: 2_500 }]);
    const { itens } = (await s.pedir('GET', 'TaxaServico/obter-paginado?Nome=cartao&CampoOrdenado=vigenteDesde')).corpo.data as {
      itens: { id: number; vigenteAte: string | null }[];
    };
    expect(itens.map((i) => i.vigenteAte)).toEqual(['2025-12-31', '2098-12-31', null]);
    expect(itens[0]?.id).toBe(velha.id);
    expect((await s.pedir('GET', 'TaxaServico/obter-paginado?Ativa=false')).corpo.data).toMatchObject({
      total: 1,
      itens: [{ nome: 'Histórico' }],
    });
  });

  test('take one row a name and day, whatever the accents, and need the permission of the screen', async () => {
    const de = { valorCentavos: 1, vigenteDesde: '2026-01-01' };
    const repetida = await s.pedir('POST', 'TaxaServico', { body: { ...de, nome: 'HISTORICO' } });
    expect(repetida.corpo.error).toMatchObject({ code: 'TAXA_SERVICO_REPETIDA', fields: [{ path: 'vigenteDesde' }] });
    expect((await s.pedir('POST', 'TaxaServico', { body: { ...de, nome: 'X', valorCentavos: 0 } })).corpo.error?.fields).toMatchObject([
      { path: 'valorCentavos' },
    ]);
    const quem = quemDeTeste(['taxas:listar', 'taxas:visualizar']);
    for (const [metodo, caminho] of [
      ['POST', 'TaxaServico'],
      ['PUT', 'TaxaServico'],
      ['DELETE', 'TaxaServico/1'],
    ] as const)
      expect((await s.pedir(metodo, caminho, { quem, body: {} })).status, metodo).toBe(403);
    expect((await s.pedir('GET', 'TaxaServico/exportar?Formato=xlsx', { quem })).status).toBe(200);
  });

  test('two people at once register the same fee: one is told', async () => {
    const body = { nome: 'Declaração', valorCentavos: 1_000, vigenteDesde: '2026-01-01' };
    const respostas = await Promise.all([1, 2].map(() => s.pedir('POST', 'TaxaServico', { body })));
    expect(respostas.map((r) => r.status).toSorted()).toEqual([200, 409]);
  });
});
