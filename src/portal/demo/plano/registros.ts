import { centavos, percentual, type Centavos } from '#shared/dinheiro.ts';
import { cursos } from './cursos.ts';

/** Prices of the next year against those of the current one. */
const reajuste = '6.9000';

export type PrecoPlanejado = {
  chave: string;
  /** Position of the course; null for every course. */
  curso: number | null;
  tipo: 'anuidade' | 'material' | 'transporte' | 'alimentacao' | 'atividade';
  descricao: string;
  valorCentavos: Centavos;
  parcelas: number;
};

const opcionais = [
  { chave: 'almoco', tipo: 'alimentacao', descricao: 'Almoço', parcelaCentavos: 38_000, parcelas: 10 },
  { chave: 'transporte', tipo: 'transporte', descricao: 'Transporte escolar', parcelaCentavos: 32_000, parcelas: 10 },
  { chave: 'bale', tipo: 'atividade', descricao: 'Balé', parcelaCentavos: 16_500, parcelas: 10 },
  { chave: 'judo', tipo: 'atividade', descricao: 'Judô', parcelaCentavos: 15_000, parcelas: 10 },
  { chave: 'robotica', tipo: 'atividade', descricao: 'Robótica', parcelaCentavos: 19_000, parcelas: 10 },
] as const;
export type Opcional = (typeof opcionais)[number]['chave'];

/** What next year has no price for yet: who has it now cannot be renewed as he is. */
export const aindaSemPreco: Opcional = 'judo';

/** What the school charges in a year: tuition and material of each course, and what families may choose besides. */
export function planejarPrecos(proximoAno: boolean): PrecoPlanejado[] {
  const valor = (base: number): Centavos => {
    const atual = centavos(base);
    return proximoAno ? centavos(atual + percentual(atual, reajuste)) : atual;
  };
  return [
    ...cursos.flatMap(({ nome, parcelaCentavos }, curso): PrecoPlanejado[] => [
      {
        chave: `anuidade ${curso}`,
        curso,
        tipo: 'anuidade',
        descricao: `Anuidade ${nome}`,
        valorCentavos: valor(parcelaCentavos * 12),
        parcelas: 12,
      },
      {
        chave: `material ${curso}`,
        curso,
        tipo: 'material',
        descricao: `Material didático ${nome}`,
        valorCentavos: valor(62_000 + curso * 7_350),
        parcelas: 4,
      },
    ]),
    ...opcionais
      .filter(({ chave }) => !(proximoAno && chave === aindaSemPreco))
      .map(
        ({ chave, tipo, descricao, parcelaCentavos, parcelas }): PrecoPlanejado => ({
          chave,
          curso: null,
          tipo,
          descricao,
          valorCentavos: valor(parcelaCentavos * parcelas),
          parcelas,
        }),
      ),
  ];
}

/** Discounts that the school grants, in the order in which they apply. */
export const descontos = [
  { chave: 'bolsa-integral', nome: 'Bolsa integral', tipo: 'bolsa', percentual: '100.0000', condicional: false, prioridade: 10 },
  { chave: 'bolsa', nome: 'Bolsa de estudo 50 %', tipo: 'bolsa', percentual: '50.0000', condicional: false, prioridade: 20 },
  {
    chave: 'funcionario',
    nome: 'Filho de funcionário 30 %',
    tipo: 'funcionario',
    percentual: '30.0000',
    condicional: false,
    prioridade: 30,
  },
  { chave: 'irmaos', nome: 'Irmãos 10 %', tipo: 'irmaos', percentual: '10.0000', condicional: false, prioridade: 40 },
  {
    chave: 'convenio',
    nome: 'Convênio servidores 8 %',
    tipo: 'convenio',
    percentual: '8.0000',
    limiteCentavos: 7_500,
    condicional: false,
    prioridade: 50,
  },
  { chave: 'pontualidade', nome: 'Pontualidade 5 %', tipo: 'pontualidade', percentual: '5.0000', condicional: true, prioridade: 90 },
] as const;
export type Desconto = (typeof descontos)[number]['chave'];

/** What the school charges for a service asked for; the first one cost less in the year before. */
export const taxasServico = [
  { chave: 'chamada-antiga', nome: 'Segunda chamada de prova', valorCentavos: 3_500, anosAtras: 1 },
  { chave: 'chamada', nome: 'Segunda chamada de prova', valorCentavos: 4_000, anosAtras: 0 },
  { chave: 'cartao', nome: 'Segunda via do cartão do aluno', valorCentavos: 2_500, anosAtras: 1 },
  { chave: 'historico', nome: 'Segunda via do histórico escolar', valorCentavos: 6_000, anosAtras: 1 },
] as const;
export type TaxaServico = (typeof taxasServico)[number]['chave'];

/** Days on which the banks of Belém are closed, besides those of the whole country. */
export const feriadosDaCidade = [
  { dia: '01-12', nome: 'Aniversário de Belém' },
  { dia: '08-15', nome: 'Adesão do Pará' },
] as const;

/** Banks of the register, by their national code. */
export const bancos = [
  ['001', 'Banco do Brasil'],
  ['033', 'Santander'],
  ['037', 'Banpará'],
  ['104', 'Caixa Econômica Federal'],
  ['237', 'Bradesco'],
  ['341', 'Itaú'],
  ['748', 'Sicredi'],
  ['756', 'Sicoob'],
] as const;

export const contasBancarias = [
  {
    chave: 'banco',
    nome: 'Banco do Brasil – movimento',
    tipo: 'banco',
    banco: '001',
    agencia: '1234',
    agenciaDv: '3',
    numero: '56789',
    numeroDv: '2',
    saldoInicialCentavos: 4_250_000,
  },
  {
    chave: 'caixa',
    nome: 'Caixa da secretaria',
    tipo: 'caixa',
    banco: null,
    agencia: null,
    agenciaDv: null,
    numero: null,
    numeroDv: null,
    saldoInicialCentavos: 50_000,
  },
] as const;
export type Conta = (typeof contasBancarias)[number]['chave'];

export const formasPagamento = [
  {
    chave: 'boleto',
    nome: 'Boleto bancário',
    tipo: 'boleto',
    conta: 'banco',
    diasLiquidacao: 1,
    taxaPercentual: '0.0000',
    taxaFixaCentavos: 245,
  },
  { chave: 'pix', nome: 'Pix', tipo: 'pix', conta: 'banco', diasLiquidacao: 0, taxaPercentual: '0.0000', taxaFixaCentavos: 0 },
  {
    chave: 'cartao',
    nome: 'Cartão de crédito',
    tipo: 'cartao_credito',
    conta: 'banco',
    diasLiquidacao: 30,
    taxaPercentual: '2.9900',
    taxaFixaCentavos: 0,
  },
  {
    chave: 'debito',
    nome: 'Cartão de débito',
    tipo: 'cartao_debito',
    conta: 'banco',
    diasLiquidacao: 1,
    taxaPercentual: '1.3900',
    taxaFixaCentavos: 0,
  },
  {
    chave: 'dinheiro',
    nome: 'Dinheiro',
    tipo: 'dinheiro',
    conta: 'caixa',
    diasLiquidacao: 0,
    taxaPercentual: '0.0000',
    taxaFixaCentavos: 0,
  },
  {
    chave: 'folha',
    nome: 'Desconto em folha',
    tipo: 'desconto_em_folha',
    conta: 'banco',
    diasLiquidacao: 5,
    taxaPercentual: '0.0000',
    taxaFixaCentavos: 0,
  },
] as const;
export type Forma = (typeof formasPagamento)[number]['chave'];
