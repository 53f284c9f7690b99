import { data8, documento, exato, fixo, numero, type Registro, texto, valor } from '#domains/financeiro/boletos/cnab/registro.ts';
import { cabecalhoArquivo as daCobranca, fimArquivo as fimDaCobranca } from '#domains/financeiro/boletos/remessas/cnab/febraban-240.ts';

/** The records of FEBRABAN's CNAB 240 for payments (V10.6), from which each bank's differ in a few columns. */

const inicio = (tipo: string): Registro => ({ banco: numero(1, 3), lote: numero(4, 7), tipo: fixo(8, tipo) });
const daConta: Registro = {
  empresaTipo: texto(18, 18),
  empresaDocumento: documento(19, 32),
  convenio: texto(33, 52),
  agencia: numero(53, 57),
  agenciaDv: texto(58, 58),
  conta: numero(59, 70),
  contaDv: texto(71, 71),
};

export const cabecalhoArquivo: Registro = { ...daCobranca, ...daConta, densidade: texto(167, 171) };
export const cabecalhoLote: Registro = {
  ...inicio('1'),
  operacao: fixo(9, 'C'),
  servico: texto(10, 11),
  forma: texto(12, 13),
  versaoLote: texto(14, 16),
  ...daConta,
  empresa: texto(73, 102),
  endereco: texto(143, 172),
  enderecoNumero: numero(173, 177),
  cidade: texto(193, 212),
  cep: numero(213, 217),
  cepSufixo: texto(218, 220),
  uf: texto(221, 222),
  // Debited from the current account.
  debito: fixo(223, '01'),
};

const detalhe = (segmento: string): Registro => ({ ...inicio('3'), sequencia: numero(9, 13), segmento: fixo(14, segmento) });
/** Enters a payment that is cleared to go. */
const inclusao = fixo(15, '000');

export const segmentoA: Registro = {
  ...detalhe('A'),
  inclusao,
  camara: texto(18, 20),
  favorecidoBanco: numero(21, 23),
  favorecidoAgencia: numero(24, 28),
  favorecidoAgenciaDv: texto(29, 29),
  favorecidoConta: numero(30, 41),
  favorecidoContaDv: texto(42, 42),
  favorecidoNome: texto(44, 73),
  identificador: texto(74, 93),
  dataPagamento: data8(94, 101),
  moeda: fixo(102, 'BRL'),
  quantidade: fixo(105, '0'.repeat(15)),
  valor: valor(120, 134),
  efetivado: fixo(155, '0'.repeat(23)),
  finalidadeTed: texto(220, 224),
  complemento: texto(225, 226),
  aviso: fixo(230, '0'),
};
const favorecido: Registro = { favorecidoTipo: texto(18, 18), favorecidoDocumento: documento(19, 32) };
export const segmentoB: Registro = {
  ...detalhe('B'),
  ...favorecido,
  numero: fixo(63, '00000'),
  cep: fixo(118, '00000'),
  vencimento: data8(128, 135),
  valor: valor(136, 150),
  acertos: fixo(151, '0'.repeat(60)),
  aviso: fixo(226, '0'),
  siape: fixo(227, '000000'),
  ispb: fixo(233, '00000000'),
};
export const segmentoBPix: Registro = {
  ...detalhe('B'),
  chaveTipo: texto(15, 17),
  ...favorecido,
  chave: exato(128, 226),
  siape: fixo(227, '000000'),
  ispb: fixo(233, '00000000'),
};
export const segmentoJ: Registro = {
  ...detalhe('J'),
  inclusao,
  codigo: numero(18, 61),
  favorecidoNome: texto(62, 91),
  vencimento: data8(92, 99),
  nominal: valor(100, 114),
  desconto: valor(115, 129),
  acrescimo: valor(130, 144),
  dataPagamento: data8(145, 152),
  valor: valor(153, 167),
  quantidade: fixo(168, '0'.repeat(15)),
  identificador: texto(183, 202),
  moeda: fixo(223, '09'),
};
export const segmentoJ52: Registro = {
  ...detalhe('J'),
  inclusao,
  opcional: fixo(18, '52'),
  empresaTipo: texto(20, 20),
  empresaDocumento: documento(21, 35),
  empresa: texto(36, 75),
  favorecidoTipo: texto(76, 76),
  favorecidoDocumento: documento(77, 91),
  favorecidoNome: texto(92, 131),
  // Nobody stands behind the payee.
  sacador: fixo(132, '0'.repeat(16)),
};
export const segmentoO: Registro = {
  ...detalhe('O'),
  inclusao,
  codigo: numero(18, 61),
  favorecidoNome: texto(62, 91),
  vencimento: data8(92, 99),
  dataPagamento: data8(100, 107),
  valor: valor(108, 122),
  identificador: texto(123, 142),
};
export const fimLote: Registro = {
  ...inicio('5'),
  registros: numero(18, 23),
  total: valor(24, 41),
  quantidade: fixo(42, '0'.repeat(18)),
  aviso: fixo(60, '000000'),
};
export const fimArquivo: Registro = { ...fimDaCobranca, lotes: numero(18, 23) };
