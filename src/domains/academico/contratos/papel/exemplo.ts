import { centavos } from '#shared/dinheiro.ts';
import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import { calcularParcelas } from '../parcelas.ts';
import type { DadosDoContrato, ParteDoContrato } from './fatos.ts';

const endereco = {
  cep: '66000000',
  logradouro: 'Rua das Acácias',
  numero: '100',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Belém',
  uf: 'PA',
};
export const maeDeExemplo: ParteDoContrato = {
  nome: 'Rita Souza',
  cpf: '52998224725',
  parentesco: 'mae',
  pedagogico: true,
  financeiro: true,
  percentual: '60.00',
  nacionalidade: 'brasileira',
  endereco,
};
export const paiDeExemplo: ParteDoContrato = {
  ...maeDeExemplo,
  nome: 'Paulo Souza',
  cpf: '11144477735',
  parentesco: 'pai',
  pedagogico: false,
  percentual: '40.00',
};

/** What a text is shown by: a contract of two payers and one discount, in so many installments. */
export function contratoDeExemplo(parcelas = 12): DadosDoContrato {
  const preco = {
    indice: 0,
    descricao: 'Mensalidade',
    valorCentavos: centavos(1_200_000),
    parcelas,
    primeiroVencimento: '2026-01-10',
    diaVencimento: 10,
    formaPagamento: 'Boleto',
  };
  const desconto = {
    descricao: 'Pontualidade',
    precoIndice: 0,
    forma: 'percentual' as const,
    percentual: '5.0000',
    valorCentavos: null,
    limiteCentavos: null,
    condicional: true,
    sobreValorCheio: false,
    prioridade: 1,
    parcelaDe: 1,
    parcelaAte: null,
  };
  const [precos, descontos] = parcelas === 0 ? [[], []] : [[preco], [desconto]];
  return {
    numero: '2026-00007',
    escola: escolaDeExemplo,
    data: '2025-11-26',
    aluno: { nome: 'Ana Souza', cpf: '39053344705', dataNascimento: '2014-03-09' },
    matricula: { codigo: '2026-00042', cursoNome: '6º ano', turmaNome: '6º ano A', ano: 2026 },
    responsaveis: [maeDeExemplo, paiDeExemplo],
    precos,
    descontos,
    parcelas: calcularParcelas(precos, descontos),
  };
}
