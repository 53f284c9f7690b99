import { data8, documento, fixo, numero, type Registro, texto, valor } from '#domains/financeiro/boletos/cnab/registro.ts';

/** The records of FEBRABAN's CNAB 240 for collection, from which each bank's differ in a few columns. */

/** Rates are digits with two decimals, like money. */
const taxa = numero;

const inicio = (tipo: string, lote = true): Registro => ({
  banco: numero(1, 3),
  ...(lote ? { lote: fixo(4, '0001') } : {}),
  tipo: fixo(8, tipo),
});
const quem = {
  agencia: numero(53, 57),
  agenciaDv: texto(58, 58),
  conta: numero(59, 70),
  contaDv: texto(71, 71),
};

export const cabecalhoArquivo: Registro = {
  banco: numero(1, 3),
  lote: fixo(4, '00000'),
  empresaTipo: texto(18, 18),
  empresaDocumento: documento(19, 32),
  ...quem,
  empresa: texto(73, 102),
  bancoNome: texto(103, 132),
  remessa: fixo(143, '1'),
  geradoEm: data8(144, 151),
  geradoAs: numero(152, 157),
  nsa: numero(158, 163),
  versaoArquivo: texto(164, 166),
  densidade: fixo(167, '00000'),
};
export const cabecalhoLote: Registro = {
  ...inicio('1'),
  operacao: fixo(9, 'R01'),
  versaoLote: texto(14, 16),
  empresaTipo: texto(18, 18),
  empresaDocumento: documento(19, 33),
  agencia: numero(54, 58),
  agenciaDv: texto(59, 59),
  conta: numero(60, 71),
  contaDv: texto(72, 72),
  empresa: texto(74, 103),
  nsa: numero(184, 191),
  geradoEm: data8(192, 199),
  credito: fixo(200, '00000000'),
};
const detalhe: Registro = { ...inicio('3'), sequencia: numero(9, 13), movimento: texto(16, 17) };
/** From the due date on every bank's segment P is FEBRABAN's. */
const fimDoP: Registro = {
  vencimento: data8(78, 85),
  valor: valor(86, 100),
  agenciaCobradora: fixo(101, '00000'),
  especie: texto(107, 108),
  aceite: texto(109, 109),
  documento: data8(110, 117),
  jurosCodigo: texto(118, 118),
  jurosData: data8(119, 126),
  jurosTaxa: taxa(127, 141),
  descontoCodigo: texto(142, 142),
  descontoData: data8(143, 150),
  desconto: valor(151, 165),
  iof: fixo(166, '0'.repeat(30)),
  idEmpresa: texto(196, 220),
  protesto: fixo(221, '300'),
  baixaCodigo: texto(224, 224),
  baixaDias: numero(225, 227),
  moeda: fixo(228, '09'),
  contrato: fixo(230, '0000000000'),
};
export const segmentoP: Registro = {
  ...detalhe,
  segmento: fixo(14, 'P'),
  agencia: numero(18, 22),
  agenciaDv: texto(23, 23),
  conta: numero(24, 35),
  contaDv: texto(36, 36),
  nossoNumero: texto(38, 57),
  carteiraCodigo: texto(58, 58),
  cadastramento: fixo(59, '1'),
  tipoDocumento: fixo(60, '2'),
  emissao: fixo(61, '22'),
  numeroDocumento: texto(63, 77),
  ...fimDoP,
};
export const segmentoQ: Registro = {
  ...detalhe,
  segmento: fixo(14, 'Q'),
  pagadorTipo: texto(18, 18),
  pagadorDocumento: documento(19, 33),
  pagadorNome: texto(34, 73),
  pagadorEndereco: texto(74, 113),
  pagadorBairro: texto(114, 128),
  pagadorCep: numero(129, 136),
  pagadorCidade: texto(137, 151),
  pagadorUf: texto(152, 153),
  avalista: fixo(154, '0'.repeat(16)),
  correspondente: fixo(210, '000'),
};
export const segmentoR: Registro = {
  ...detalhe,
  segmento: fixo(14, 'R'),
  descontos: fixo(18, '0'.repeat(48)),
  multaCodigo: texto(66, 66),
  multaData: data8(67, 74),
  multaTaxa: taxa(75, 89),
  mensagem3: texto(100, 139),
  mensagem4: texto(140, 179),
  // Numbers of a payer whose account is debited: none, in figures. The check digits between them are letters, and blank.
  debito: fixo(200, '0'.repeat(16)),
  contaDoDebito: fixo(217, '0'.repeat(12)),
  avisoDoDebito: fixo(231, '0'),
};
export const fimLote: Registro = {
  ...inicio('5'),
  registros: numero(18, 23),
  titulos: numero(24, 29),
  total: numero(30, 46),
  outros: fixo(47, '0'.repeat(69)),
};
export const fimArquivo: Registro = {
  banco: numero(1, 3),
  lote: fixo(4, '99999'),
  lotes: fixo(18, '000001'),
  registros: numero(24, 29),
  contas: fixo(30, '000000'),
};
