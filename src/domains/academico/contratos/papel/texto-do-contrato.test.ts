import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { calcularParcelas, totaisDasParcelas } from '../parcelas.ts';
import { type DadosDoTexto, textoDoContrato } from './texto-do-contrato.ts';

const preco = (indice: number, descricao: string, parcelas: number) => ({
  indice,
  descricao,
  valorCentavos: centavos(120_000),
  parcelas,
  formaPagamentoNome: 'Boleto',
  primeiroVencimento: '2027-01-10',
  diaVencimento: 10,
});
const desconto = (descricao: string, partes: Partial<DadosDoTexto['descontos'][number]> = {}): DadosDoTexto['descontos'][number] => ({
  descricao,
  forma: 'percentual',
  percentual: '10.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  precoIndice: null,
  parcelaDe: 1,
  parcelaAte: null,
  ...partes,
});

test('the paper says of each discount on which service it bites and which installments it takes', () => {
  const precos = [preco(0, 'Anuidade', 12), preco(1, 'Almoço', 10)];
  const blocos = textoDoContrato({
    numero: '2027-00001',
    escola: { nome: 'Colégio Exemplo', cnpj: null, endereco: null, cidade: null, uf: null },
    data: '2026-11-22',
    matricula: { codigo: '2027-1', alunoNome: 'Ana', cursoNome: '7º ano', turmaNome: null, ano: 2027 },
    responsaveis: [],
    precos,
    descontos: [
      desconto('Irmãos'),
      desconto('Ajuda', { precoIndice: 0, parcelaDe: 3, parcelaAte: 7, forma: 'valor', percentual: null, valorCentavos: centavos(3_333) }),
      desconto('Almoço 33', { precoIndice: 1, parcelaDe: 10, parcelaAte: 60, condicional: true }),
      desconto('Bolsa', { precoIndice: 1, parcelaAte: 10, limiteCentavos: centavos(5_000) }),
    ],
    parcelas: [],
    totais: totaisDasParcelas(calcularParcelas(precos, [])),
  });
  const tabela = blocos.flatMap((b) => (b.tipo === 'tabela' && b.colunas[0]?.titulo === 'Desconto' ? [b] : []))[0];
  expect(tabela?.colunas.map((c) => c.titulo)).toEqual(['Desconto', 'Sobre', 'Parcelas', 'Condição', 'Por parcela']);
  expect(tabela?.linhas).toEqual([
    ['Irmãos', 'todos os serviços', 'todas', 'sempre', '10 %'],
    ['Ajuda', 'Anuidade', '3 a 7', 'sempre', '33,33'],
    ['Almoço 33', 'Almoço', '10', 'se paga até o vencimento', '10 %'],
    ['Bolsa (limitado a R$ 50,00 por parcela)', 'Almoço', 'todas', 'sempre', '10 %'],
  ]);
});
