import { afterAll, beforeAll, expect, test } from 'vitest';
import { salasDe } from '#tests/helpers/salas.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { hoje, type MundoDoEstoque, mundoDoEstoque } from '#tests/helpers/estoque/mundo-do-estoque.ts';

let s: ServidorDeTeste;
let mundo: MundoDoEstoque;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.suprimentos });
  mundo = await mundoDoEstoque(s.banco.db);
});
afterAll(() => s.fechar());

const dito = (r: RespostaDeTeste) => [r.status, r.corpo.error?.code ?? null, r.corpo.error?.fields.map((f) => f.path) ?? []];
const dado = <T>(r: RespostaDeTeste): T => r.corpo.data as T;

test('a product keeps its barcode, packages and minimums, and repeats neither code nor barcode', async () => {
  const [depositoId = 0] = mundo.depositos;
  const corpo = {
    codigo: 'DET-500',
    nome: 'Detergente 500 ml',
    grupoId: mundo.grupoId,
    unidade: 'un',
    gtin: '7891000100103',
    embalagens: [{ nome: 'Caixa de 12', fator: '12', gtin: '17891000100100' }],
    minimos: [{ depositoId, quantidade: '6' }],
  };
  const { id } = dado<{ id: number }>(await s.pedir('POST', 'Produto', { body: corpo }));
  const lido = dado<Record<string, unknown>>(await s.pedir('GET', `Produto/${id}`));
  expect(lido).toMatchObject({
    unidade: 'UN',
    gtin: '7891000100103',
    embalagens: [{ nome: 'Caixa de 12', fator: '12.0000', gtin: '17891000100100' }],
    minimos: [{ depositoId, depositoNome: 'Almoxarifado', quantidade: '6.0000' }],
    saldo: '0.0000',
  });
  const outro = { ...corpo, nome: 'Outro', embalagens: [], minimos: [] };
  expect(dito(await s.pedir('POST', 'Produto', { body: { ...outro, codigo: 'det-500', gtin: null } }))).toEqual([
    409,
    'PRODUTO_CODIGO_REPETIDO',
    ['codigo'],
  ]);
  expect(dito(await s.pedir('POST', 'Produto', { body: { ...outro, codigo: 'X' } }))).toEqual([409, 'GTIN_REPETIDO', ['gtin']]);
  expect(dito(await s.pedir('POST', 'Produto', { body: { ...outro, codigo: 'X', gtin: '7891000100104' } }))).toEqual([
    400,
    'DADOS_INVALIDOS',
    ['gtin'],
  ]);
  const achados = dado<{ itens: { id: number }[] }>(await s.pedir('GET', 'Estoque/produtos?Nome=17891000100100'));
  expect(achados.itens.map((p) => p.id)).toEqual([id]);
});

test('a withdrawal above the balance names the product, what there is and the line; a repeated product is refused before', async () => {
  const [depositoId = 0] = mundo.depositos;
  const [papel = 0, sabao = 0] = mundo.produtos;
  const itens = [
    { produtoId: papel, quantidade: '100', valorCentavos: 100_000 },
    { produtoId: sabao, quantidade: '5', valorCentavos: 1_000 },
  ];
  await s.pedir('POST', 'OperacaoEstoque/entrada', { body: { dataMovimento: hoje, depositoId, motivo: 'Estoque inicial', itens } });
  const retirada = { dataMovimento: hoje, depositoId, solicitantePessoaId: mundo.pessoaId, motivo: 'Limpeza do bloco A' };
  const retirar = (linhas: object[]) => s.pedir('POST', 'OperacaoEstoque/retirada', { body: { ...retirada, itens: linhas } });
  const recusa = await retirar([
    { produtoId: papel, quantidade: '1' },
    { produtoId: sabao, quantidade: '5,5' },
  ]);
  expect(dito(recusa)).toEqual([409, 'QUANTIDADE_EXCEDE_ESTOQUE', ['itens.1.quantidade']]);
  expect(recusa.corpo.error?.message).toBe('A quantidade não pode exceder o estoque total: de Sabão há 5 UN em Almoxarifado.');
  const duas = [1, 2].map(() => ({ produtoId: papel, quantidade: '1' }));
  expect(dito(await retirar(duas))).toEqual([400, 'DADOS_INVALIDOS', ['itens.1.produtoId']]);
  const feita = dado<{ id: number }>(await retirar([{ produtoId: papel, quantidade: '2,5' }]));
  const operacao = dado<Record<string, unknown>>(await s.pedir('GET', `OperacaoEstoque/${feita.id}`));
  expect(operacao).toMatchObject({
    tipo: 'retirada',
    solicitanteNome: 'Marta Souza',
    valorCentavos: 2_500,
    movimentos: [{ produtoNome: 'Papel A4', quantidade: '-2.5000', valorCentavos: -2_500, saldoQuantidade: '97.5000' }],
  });
});

test('balances show what is below the minimum, the average with four decimals, and why it costs that', async () => {
  const [depositoId = 0] = mundo.depositos;
  const [papel = 0] = mundo.produtos;
  const pagina = dado<{ itens: { produtoNome: string; custoMedio: string }[]; totais: object }>(
    await s.pedir('GET', 'Estoque/obter-paginado?AbaixoDoMinimo=true'),
  );
  expect(pagina.itens.map((i) => i.produtoNome)).toEqual(['Detergente 500 ml']);
  const tudo = dado<typeof pagina>(await s.pedir('GET', `Estoque/obter-paginado?DepositoId=${depositoId}&ComSaldo=true`));
  expect(tudo.itens.map((i) => [i.produtoNome, i.custoMedio])).toEqual([
    ['Papel A4', '10.0000'],
    ['Sabão', '2.0000'],
  ]);
  const custo = dado<{ itens: { tipo: string; saldoQuantidade: string }[] }>(
    await s.pedir('GET', `Estoque/custo?ProdutoId=${papel}&DepositoId=${depositoId}`),
  );
  expect(custo.itens.map((m) => [m.tipo, m.saldoQuantidade])).toEqual([
    ['retirada', '97.5000'],
    ['entrada', '100.0000'],
  ]);
});

test('a count sheet is blind, and what is typed against an old version comes back', async () => {
  const [depositoId = 0] = mundo.depositos;
  const [papel = 0] = mundo.produtos;
  const { id } = dado<{ id: number }>(await s.pedir('POST', 'ContagemEstoque', { body: { depositoId } }));
  expect(dito(await s.pedir('POST', 'ContagemEstoque', { body: { depositoId } }))).toEqual([409, 'CONTAGEM_ABERTA', ['depositoId']]);
  const folha = textoDoPdf((await s.pedir('GET', `ContagemEstoque/${id}/folha`)).bruto);
  expect(folha).toContain('Papel A4');
  expect(folha).not.toContain('97,5');
  const contagem = dado<{ itens: { id: number; produtoId: number; versao: number }[] }>(await s.pedir('GET', `ContagemEstoque/${id}`));
  expect(JSON.stringify(contagem)).not.toContain('97.5');
  const item = contagem.itens.find((i) => i.produtoId === papel);
  const itens = [{ id: item?.id, versao: item?.versao, contada: '97' }];
  expect(dado(await s.pedir('PUT', 'ContagemEstoque/itens', { body: { contagemId: id, itens } }))).toEqual({
    itens: [{ id: item?.id, gravado: true, contada: '97.0000', versao: 2 }],
  });
  const velha = dado<{ itens: { gravado: boolean }[] }>(await s.pedir('PUT', 'ContagemEstoque/itens', { body: { contagemId: id, itens } }));
  expect(velha.itens.map((i) => i.gravado)).toEqual([false]);
  expect(dado(await s.pedir('GET', `ContagemEstoque/${id}/diferencas`))).toMatchObject({
    itens: [{ produtoNome: 'Papel A4', contada: '97.0000', esperada: '97.5000', diferenca: '-0.5000', valorCentavos: -500 }],
  });
  const fim = await s.pedir('POST', `ContagemEstoque/${id}/conclusao`, { body: { versao: 1 } });
  expect(dado(fim)).toMatchObject({ ajustados: 1 });
});

test('a count says what its differences are worth before they are adjusted; what the books know no cost of is told, entered and counted again', async () => {
  const { id: depositoId } = dado<{ id: number }>(
    await s.pedir('POST', 'Deposito', { body: { nome: 'Sala de artes', responsavelPessoaId: null, ativo: true } }),
  );
  const [papel = 0, sabao = 0] = mundo.produtos;
  const entrar = (produtoId: number, quantidade: string, valorCentavos: number) =>
    s.pedir('POST', 'OperacaoEstoque/entrada', {
      body: { dataMovimento: hoje, depositoId, motivo: 'Compra', itens: [{ produtoId, quantidade, valorCentavos }] },
    });
  await entrar(papel, '2', 1_780);
  const retirada = { dataMovimento: hoje, depositoId, solicitantePessoaId: mundo.pessoaId, motivo: 'Uso na aula' };
  dado(await s.pedir('POST', 'OperacaoEstoque/retirada', { body: { ...retirada, itens: [{ produtoId: papel, quantidade: '2' }] } }));
  const { id } = dado<{ id: number }>(await s.pedir('POST', 'ContagemEstoque', { body: { depositoId } }));
  const contar = async (produtoId: number, contada: string) => {
    const { itens } = dado<{ itens: { id: number; produtoId: number; versao: number }[] }>(await s.pedir('GET', `ContagemEstoque/${id}`));
    const item = itens.find((i) => i.produtoId === produtoId);
    await s.pedir('PUT', 'ContagemEstoque/itens', { body: { contagemId: id, itens: [{ id: item?.id, versao: item?.versao, contada }] } });
  };
  const diferencas = async () => {
    const { itens } = dado<{ itens: { diferenca: string; valorCentavos: number | null; porque: string | null }[] }>(
      await s.pedir('GET', `ContagemEstoque/${id}/diferencas`),
    );
    return itens.map((i) => [i.diferenca, i.valorCentavos ?? i.porque]).toSorted();
  };
  await contar(papel, '2');
  await contar(sabao, '3');
  expect(await diferencas()).toEqual([
    ['2.0000', 1_780],
    ['3.0000', 'sem_custo'],
  ]);
  const recusa = await s.pedir('POST', `ContagemEstoque/${id}/conclusao`, { body: { versao: 1 } });
  expect(dito(recusa)).toEqual([409, 'PRODUTO_SEM_CUSTO', ['itens.1.quantidade']]);
  expect(recusa.corpo.error?.message).toContain('conte-o de novo');
  await entrar(sabao, '3', 600);
  await contar(sabao, '3');
  expect(dado(await s.pedir('POST', `ContagemEstoque/${id}/conclusao`, { body: { versao: 1 } }))).toMatchObject({ ajustados: 1 });
  // What was adjusted stays worth what it was.
  await entrar(papel, '2', 9_000);
  expect(await diferencas()).toEqual([['2.0000', 1_780]]);
});

test('what is missing by a count and left the books since is to be counted again, and that is what is told', async () => {
  const { id: depositoId } = dado<{ id: number }>(
    await s.pedir('POST', 'Deposito', { body: { nome: 'Copa', responsavelPessoaId: null, ativo: true } }),
  );
  const [produtoId = 0] = mundo.produtos;
  const operar = async (tipo: 'entrada' | 'retirada', corpo: object): Promise<void> => {
    dado(await s.pedir('POST', `OperacaoEstoque/${tipo}`, { body: { dataMovimento: hoje, depositoId, motivo: 'Uso', ...corpo } }));
  };
  await operar('entrada', { itens: [{ produtoId, quantidade: '6', valorCentavos: 6_000 }] });
  const { id } = dado<{ id: number }>(await s.pedir('POST', 'ContagemEstoque', { body: { depositoId } }));
  const { itens } = dado<{ itens: { id: number; produtoId: number; versao: number }[] }>(await s.pedir('GET', `ContagemEstoque/${id}`));
  const item = itens.find((i) => i.produtoId === produtoId);
  await s.pedir('PUT', 'ContagemEstoque/itens', {
    body: { contagemId: id, itens: [{ id: item?.id, versao: item?.versao, contada: '2' }] },
  });
  const dita = async () => dado<{ itens: object[] }>(await s.pedir('GET', `ContagemEstoque/${id}/diferencas`)).itens;
  expect(await dita()).toMatchObject([{ diferenca: '-4.0000', valorCentavos: -4_000, porque: null }]);
  await operar('retirada', { solicitantePessoaId: mundo.pessoaId, itens: [{ produtoId, quantidade: '4' }] });
  expect(await dita()).toMatchObject([{ diferenca: '-4.0000', valorCentavos: null, porque: 'refazer' }]);
});

test('a warehouse that holds something stays active, and the unit of what moved stays', async () => {
  const [depositoId = 0] = mundo.depositos;
  const deposito = dado<{ id: number; versao: number }>(await s.pedir('GET', `Deposito/${depositoId}`));
  const parado = { id: depositoId, versao: deposito.versao, nome: 'Almoxarifado', responsavelPessoaId: null, ativo: false };
  expect(dito(await s.pedir('PUT', 'Deposito', { body: parado }))).toEqual([409, 'DEPOSITO_COM_SALDO', ['ativo']]);
  const { saldo: _, grupoNome: __, ...papel } = dado<Record<string, unknown>>(await s.pedir('GET', `Produto/${mundo.produtos[0]}`));
  expect(dito(await s.pedir('PUT', 'Produto', { body: { ...papel, unidade: 'RS', minimos: [] } }))).toEqual([
    409,
    'UNIDADE_EM_USO',
    ['unidade'],
  ]);
});

test('two hundred people withdraw one product at the same moment: what there is goes out, and each other one hears that there is no more', async () => {
  const [depositoId = 0] = mundo.depositos;
  const produtoId = mundo.produtos[1] ?? 0;
  const saldo = async () =>
    dado<{ itens: { produtoId: number; quantidade: string; valorCentavos: number }[] }>(
      await s.pedir('GET', 'Estoque/obter-paginado'),
    ).itens.find((i) => i.produtoId === produtoId);
  const antes = Number((await saldo())?.quantidade ?? 0);
  const entrada = { dataMovimento: hoje, depositoId, motivo: 'Compra', itens: [{ produtoId, quantidade: '120', valorCentavos: 77_777 }] };
  await s.pedir('POST', 'OperacaoEstoque/entrada', { body: entrada });
  const retirada = { dataMovimento: hoje, depositoId, solicitantePessoaId: mundo.pessoaId, motivo: 'Uso na aula' };
  const body = { ...retirada, itens: [{ produtoId, quantidade: '1' }] };
  const todas = await Promise.all(Array.from({ length: 200 }, () => s.pedir('POST', 'OperacaoEstoque/retirada', { body })));
  const contas = Map.groupBy(todas, (r) => `${r.status} ${r.corpo.error?.code ?? ''}`.trim());
  expect(Object.fromEntries([...contas].map(([dita, lista]) => [dita, lista.length]))).toEqual({
    200: 120 + antes,
    '409 QUANTIDADE_EXCEDE_ESTOQUE': 80 - antes,
  });
  expect(await saldo()).toMatchObject({ quantidade: '0.0000', valorCentavos: 0 });
});
