import { expect, test } from 'vitest';
import { camposDoFornecedor } from '#domains/financeiro/fornecedores/importacao.ts';
import { camposPorTipo } from '#domains/mudanca/campos/por-tipo.ts';
import { camposDoProduto } from '#domains/suprimentos/produtos/importacao.ts';
import { type CampoDePlanilha, proporColunas } from './colunas.ts';

const propor = (campos: readonly CampoDePlanilha[], colunas: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(proporColunas(colunas, campos)).map(([chave, i]) => [chave, colunas[i ?? -1] ?? '']));
const doProduto = (...colunas: string[]) => propor(camposDoProduto, colunas);
const daMudanca = (tipo: keyof typeof camposPorTipo, cabeca: string) => propor(camposPorTipo[tipo].campos, cabeca.split(';'));

test('columns are known as people shorten them, whatever their order', () => {
  const colunas = ['Código', 'Produto', 'Grupo', 'Un', 'Estoque mín.', 'Qtd', 'Custo'];
  for (const lista of [colunas, colunas.toReversed()])
    expect(doProduto(...lista)).toMatchObject({ minimo: 'Estoque mín.', saldo: 'Qtd', unidade: 'Un', custo: 'Custo' });
  expect(doProduto('Item', 'Quant.', 'Mín.')).toMatchObject({ saldo: 'Quant.', minimo: 'Mín.' });
  expect(doProduto('Item', 'Qtde atual', 'Qtde mín')).toMatchObject({ saldo: 'Qtde atual', minimo: 'Qtde mín' });
  expect(proporColunas(['Fornecedor', 'Rua', 'Nº'], camposDoFornecedor)).toMatchObject({ numero: 2 });
});

test('a limit is never taken for what it limits', () => {
  expect(doProduto('Item', 'Estoque máximo')).toEqual({ nome: 'Item' });
  expect(doProduto('Item', 'Estoque de segurança')).toEqual({ nome: 'Item', minimo: 'Estoque de segurança' });
});

test('nor a total or a selling price for the unit cost, nor what there was for what there is', () => {
  expect(doProduto('Item', 'Unid.', 'Qtd', 'Preço de venda', 'Custo unit.')).toMatchObject({ unidade: 'Unid.', custo: 'Custo unit.' });
  expect(doProduto('Item', 'Custo total', 'Custo médio')).toMatchObject({ custo: 'Custo médio' });
  expect(doProduto('Item', 'Custo total', 'Vlr. unit.')).toMatchObject({ custo: 'Vlr. unit.' });
  expect(doProduto('Item', 'Estoque anterior', 'Estoque atual')).toMatchObject({ saldo: 'Estoque atual' });
  expect(doProduto('Item', 'Preço de venda', 'Valor total')).toEqual({ nome: 'Item' });
});

test('of columns that match one member, that of the best name is proposed, wherever it stands', () => {
  const nome = 'Descrição';
  expect(doProduto('Item', 'Código', nome, 'Vl. Unit', 'UM')).toEqual({ codigo: 'Código', nome, unidade: 'UM', custo: 'Vl. Unit' });
  for (const certo of ['Qtd em estoque', 'Saldo (qtd)', 'Saldo atual'])
    for (const outra of ['Qtd entrada', 'Qtd Embalagem', 'Qtd pedida', 'Valor em estoque', 'Saldo (R$)', 'Saldo inicial'])
      for (const cabeca of [
        [outra, certo],
        [certo, outra],
      ])
        expect(doProduto(...cabeca)).toEqual({ saldo: certo });
  expect(doProduto('Custo caixa', 'Preço da caixa', 'Custo un.')).toEqual({ custo: 'Custo un.' });
  expect(doProduto('Qtd (un)', 'Cód. EAN', 'Cód. do produto')).toEqual({ saldo: 'Qtd (un)', gtin: 'Cód. EAN', codigo: 'Cód. do produto' });
});

test('a name is told by its words, with or without what binds them; a code or CPF before the name of whom it is', () => {
  expect(doProduto('Item', 'Cód. Produto', 'Descrição Produto')).toEqual({ codigo: 'Cód. Produto', nome: 'Descrição Produto' });
  expect(daMudanca('matriculas', 'Turma;Cód. Turma;Responsável;CPF Responsável;Aluno;CPF aluno')).toEqual({
    turma: 'Cód. Turma',
    responsavel: 'CPF Responsável',
    aluno: 'CPF aluno',
  });
  expect(daMudanca('titulos', 'Sacado;CPF do sacado;Data do vencimento')).toEqual({
    pagador: 'CPF do sacado',
    vencimento: 'Data do vencimento',
  });
});

test('what is owed is what is left, and a balance the one of now', () => {
  expect(daMudanca('titulos', 'Documento;Cód. Responsável;Vencimento;Valor;Pago;Saldo')).toEqual({
    codigo: 'Documento',
    pagador: 'Cód. Responsável',
    vencimento: 'Vencimento',
    valor: 'Saldo',
  });
  expect(daMudanca('titulos', 'Cód. Aluno;Valor')).toEqual({ aluno: 'Cód. Aluno', valor: 'Valor' });
  for (const cabeca of ['Valor Original;Saldo Devedor', 'Valor;Saldo Devedor', 'Valor pago;Saldo Devedor'])
    expect(daMudanca('titulos', cabeca)).toEqual({ valor: 'Saldo Devedor' });
  for (const cabeca of ['Saldo Anterior;Débito;Crédito;Saldo Atual', 'Saldo Inicial;Débitos;Créditos;Saldo Atual'])
    expect(daMudanca('saldos', cabeca)).toEqual({ saldo: 'Saldo Atual' });
  expect(daMudanca('saldos', 'Conta;Débito;Crédito')).toEqual({ codigo: 'Conta' });
});

test('of two columns of sides the one behind the balance is its side', () => {
  const saldos = (...colunas: string[]) => proporColunas(colunas, camposPorTipo.saldos.campos);
  expect(saldos('Conta', 'Saldo Anterior', 'D/C', 'Saldo Atual', 'D/C')).toEqual({ codigo: 0, saldo: 3, lado: 4 });
  expect(saldos('Conta', 'Saldo Atual', 'D/C', 'Saldo Anterior', 'D/C')).toEqual({ codigo: 0, saldo: 1, lado: 2 });
  expect(saldos('Conta', 'D/C', 'Saldo Atual', 'Descrição')).toEqual({ codigo: 0, saldo: 2, lado: 1 });
});

test('what is of a guardian is never proposed as of the student', () => {
  const deOutros =
    'CPF do Responsável;Celular do Responsável;E-mail da mãe;Telefone do pai;Nascimento da mãe;RG do pai;Nome do Responsável';
  expect(daMudanca('pessoas', deOutros)).toEqual({});
  expect(daMudanca('pessoas', 'Nome da mãe;CPF da mãe')).toEqual({ mae: 'CPF da mãe' });
  expect(daMudanca('pessoas', `${deOutros};Nome;CPF;Celular`)).toEqual({ nome: 'Nome', cpf: 'CPF', celular: 'Celular' });
});

test('every sheet of the move knows the columns of its own model, in both languages', () => {
  for (const { campos } of Object.values(camposPorTipo))
    for (const idioma of ['br', 'en'] as const)
      expect(
        propor(
          campos,
          campos.map((campo) => campo[idioma]),
        ),
      ).toEqual(Object.fromEntries(campos.map((campo) => [campo.chave, campo[idioma]])));
});
