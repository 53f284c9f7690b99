import type { CamposDoPedido, Costumes } from './campos-remessa.ts';
import { data6, documento, exato, fixo, numero, type Registro, texto, valor } from '#domains/financeiro/boletos/cnab/registro.ts';

/** The number of the record stands at the end of each one. */
const ordem = { ordem: numero(395, 400) };
const cabecalho: Registro = {
  inicio: fixo(1, '01REMESSA01COBRANCA'),
  empresa: texto(47, 76),
  banco: numero(77, 79),
  geradoEm: data6(95, 100),
  ...ordem,
};
const detalhe: Registro = {
  tipo: fixo(1, '1'),
  idEmpresa: texto(38, 62),
  documentoCurto: texto(111, 120),
  vencimento: data6(121, 126),
  valor: valor(127, 139),
  especie: texto(148, 149),
  documento: data6(151, 156),
  jurosPorDia: valor(161, 173),
  descontoData: data6(174, 179),
  desconto: valor(180, 192),
  iof: fixo(193, '0'.repeat(26)),
  pagadorTipo2: fixo(219, '0'),
  pagadorTipo: texto(220, 220),
  pagadorDocumento: documento(221, 234),
  ...ordem,
};

/** Records that follow a detail when it needs them. */
type Adicional = { quando: (campos: CamposDoPedido) => boolean; registro: Registro };
export type LayoutRemessa400 = Costumes & {
  cabecalho: Registro;
  detalhe: Registro;
  adicionais: readonly Adicional[];
  fim: Registro;
};

const itau: LayoutRemessa400 = {
  cabecalho: {
    ...cabecalho,
    agencia: numero(27, 30),
    zeros: fixo(31, '00'),
    conta: numero(33, 37),
    contaDv: texto(38, 38),
    nome: fixo(80, 'BANCO ITAU SA'),
  },
  detalhe: {
    ...detalhe,
    empresaTipo0: fixo(2, '0'),
    empresaTipo: texto(3, 3),
    empresaDocumento: documento(4, 17),
    agencia: numero(18, 21),
    zeros: fixo(22, '00'),
    conta: numero(24, 28),
    contaDv: texto(29, 29),
    alegacao: fixo(34, '0000'),
    nossoNumero: numero(63, 70),
    moeda: fixo(71, '0'.repeat(13)),
    carteira: numero(84, 86),
    carteiraCodigo: texto(108, 108),
    movimentoItau: texto(109, 110),
    banco: numero(140, 142),
    agenciaCobradora: fixo(143, '00000'),
    aceite: texto(150, 150),
    instrucaoItau: texto(157, 158),
    instrucao2: fixo(159, '00'),
    pagadorNome: texto(235, 264),
    pagadorEndereco: texto(275, 314),
    pagadorBairro: texto(315, 326),
    pagadorCep: numero(327, 334),
    pagadorCidade: texto(335, 349),
    pagadorUf: texto(350, 351),
    jurosData: data6(386, 391),
    diasDaInstrucao: numero(392, 393),
  },
  adicionais: [
    {
      quando: (c) => c.temMulta && c.movimento === '01',
      registro: { tipo: fixo(1, '2'), multaCodigo: texto(2, 2), multaData8: numero(3, 10), multaTaxa: numero(11, 23), ...ordem },
    },
    { quando: (c) => c.movimentoItau === '71', registro: { tipo: fixo(1, '3'), pixChave: exato(2, 78), ...ordem } },
  ],
  fim: { tipo: fixo(1, '9'), ...ordem },
  nossoNumero: ({ nossoNumero }) => nossoNumero,
  especies: { ME: '04', DM: '01', DS: '08', RC: '05', OU: '99' },
  carteira: (carteira) => ({ '147': 'E', '150': 'U', '191': '1' })[carteira] ?? 'I',
};

const bradesco: LayoutRemessa400 = {
  cabecalho: { ...cabecalho, convenio: numero(27, 46), nome: fixo(80, 'BRADESCO'), sistema: fixo(109, 'MX'), nsa: numero(111, 117) },
  detalhe: {
    ...detalhe,
    debito: fixo(2, '0'.repeat(20)),
    carteira: numero(22, 24),
    agencia: numero(25, 29),
    conta: numero(30, 36),
    contaDv: texto(37, 37),
    // Whom to debit: nobody.
    bancoDoDebito: fixo(63, '000'),
    multaCodigo: texto(66, 66),
    multaTaxa: numero(67, 70),
    nossoNumero: numero(71, 81),
    nossoNumeroDv: texto(82, 82),
    descontoDia: fixo(83, '0'.repeat(10)),
    // 94 stays blank: an N there keeps a title for direct debit out of the collection.
    emissao: fixo(93, '2'),
    avisoDoDebito: fixo(106, '2'),
    movimento: texto(109, 110),
    encarregado: fixo(140, '00000000'),
    aceite: fixo(150, 'N'),
    instrucaoBradesco: numero(157, 158),
    diasDaInstrucao: numero(159, 160),
    pagadorNome: texto(235, 274),
    pagadorEnderecoInteiro: texto(275, 314),
    pagadorCep: numero(327, 334),
  },
  adicionais: [],
  fim: { tipo: fixo(1, '9'), ...ordem },
  nossoNumero: ({ nossoNumero }) => nossoNumero,
  especies: { ME: '99', DM: '01', DS: '12', RC: '05', OU: '99' },
  carteira: (carteira) => carteira,
};

/** The layout of a bank. */
export const layoutRemessa400 = (bancoCodigo: string): LayoutRemessa400 | undefined => ({ '237': bradesco, '341': itau })[bancoCodigo];
