import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { especies, layouts } from './codigos/cobranca.ts';
import { situacoesBoleto } from './situacoes.ts';

const id = z.number();
const texto = z.string();
const data = z.string();

export const contaCobranca = z.object({
  contaBancariaId: id,
  nome: texto,
  bancoCodigo: texto,
  bancoNome: texto,
  agencia: texto.nullable(),
  numero: texto.nullable(),
  /** Whether Pátio issues boletos of this bank. */
  atendida: z.boolean(),
  layouts: z.array(z.enum(layouts)),
  /** The collection fields that the bank asks for, with their largest number of digits. */
  campos: z.record(texto, z.number()),
  configurada: z.boolean(),
  versao: z.number(),
  layout: z.enum(layouts),
  carteira: texto,
  convenio: texto,
  complemento: texto,
  codigoTransmissao: texto,
  especie: z.enum(especies),
  aceite: z.boolean(),
  formaPagamentoId: id.nullable(),
  instrucoes: texto.nullable(),
  diasBaixa: z.number(),
  pixChave: texto.nullable(),
  pixHibrido: z.boolean(),
  toleranciaCentavos: dinheiro,
  ultimoSequencial: z.number(),
  proximoNsa: z.number(),
  ativa: z.boolean(),
});

export const tituloSemBoleto = z.object({
  id,
  numero: texto,
  alunoNome: texto.nullable(),
  pagadorNome: texto,
  turmaNome: texto.nullable(),
  descricao: texto,
  dataVencimento: data,
  saldoCentavos: dinheiro,
  contaNome: texto,
  vencido: z.boolean(),
  /** The last slip of the title, when there was one. */
  ultimaSituacao: z.enum(situacoesBoleto).nullable(),
});

export const previaDaEmissao = z.object({
  quantidade: z.number(),
  totalCentavos: dinheiro,
  porConta: z.array(z.object({ contaNome: texto, quantidade: z.number(), totalCentavos: dinheiro })),
  recusados: z.array(z.object({ tituloId: id, numero: texto, codigo: texto, mensagem: texto })),
  totalRecusados: z.number(),
});

export const itemBoleto = z.object({
  id,
  tituloId: id,
  tituloNumero: texto,
  nossoNumero: texto,
  alunoNome: texto.nullable(),
  pagadorNome: texto,
  turmaNome: texto.nullable(),
  descricao: texto,
  contaNome: texto,
  dataVencimento: data,
  valorCentavos: dinheiro,
  situacao: z.enum(situacoesBoleto),
  tituloSituacao: texto,
  baixaPedida: z.boolean(),
  /** The title no longer owes what the slip asks for: it is taken down with the next remittance and must not be handed out. */
  desatualizado: z.boolean(),
  comPix: z.boolean(),
  motivos: z.array(texto),
});
export const totaisDeBoletos = z.array(z.object({ situacao: z.enum(situacoesBoleto), quantidade: z.number(), totalCentavos: dinheiro }));

export const boletoSaida = itemBoleto.extend({
  linhaDigitavel: texto,
  bancoNome: texto,
  dataDocumento: data,
  descontoCentavos: dinheiro,
  multaPercentual: texto,
  jurosPercentualMes: texto,
  /** Why the bank rejected it, in words. */
  motivosTexto: z.array(texto),
  /** The bank's own Pix code of this slip: paying it pays the slip. */
  pixDoBanco: z.object({ copiaECola: texto, qr: z.object({ tamanho: z.number(), desenho: texto }) }).nullable(),
  /** The school's static code with the amount: paying it does not pay the slip, somebody settles it by hand. */
  pixDaEscola: z.object({ copiaECola: texto, qr: z.object({ tamanho: z.number(), desenho: texto }) }).nullable(),
  historico: z.array(
    z.object({ de: texto.nullable(), para: texto, origem: texto, detalhe: texto.nullable(), usuarioNome: texto, em: texto }),
  ),
});

export const previaDaRemessa = z.object({
  contaNome: texto,
  nsa: z.number(),
  entradas: z.number(),
  totalCentavos: dinheiro,
  baixas: z.number(),
  /** The bank knows the company by a code that the account lacks: no file can be made. */
  faltaCodigo: z.boolean(),
  /** What the slips of the file were printed with, when the account says something else since: they go in a file of their own. */
  dadosAnteriores: z.object({ agencia: texto, conta: texto, carteira: texto, convenio: texto }).nullable(),
  /** Slips that go in files after this one. */
  restam: z.number(),
  /** Slips that were never sent and whose titles are no longer open: they end here. */
  descartados: z.number(),
});
export const itemRemessa = z.object({
  id,
  contaNome: texto,
  nsa: z.number(),
  layout: z.enum(layouts),
  nomeArquivo: texto,
  entradas: z.number(),
  baixas: z.number(),
  totalCentavos: dinheiro,
  usuarioNome: texto,
  em: texto,
});

export const previstos = [
  'paga',
  'registrada',
  'baixada',
  'rejeitada',
  'tarifa',
  'informativa',
  'divergente',
  'nao_encontrada',
  'recusada',
  'ilegivel',
  'ja_aplicada',
  'repetida',
] as const;
export type Previsto = (typeof previstos)[number];
export const resultados = ['pendente', 'aplicada', 'informativa', 'ja_aplicada', 'repetida', 'excecao', 'resolvida', 'ignorada'] as const;
export const itemRetorno = z.object({
  id,
  contaNome: texto,
  bancoNome: texto,
  nomeArquivo: texto,
  formato: z.number(),
  sequencia: texto,
  geradoEm: data.nullable(),
  /** What the file says its layout is; read as the bank's usual one when nobody knows that version. */
  versaoLayout: texto,
  versaoConhecida: z.boolean(),
  situacao: z.enum(['lido', 'aplicando', 'aplicado']),
  linhas: z.number(),
  pagoCentavos: dinheiro,
  excecoes: z.number(),
  tarefaId: id.nullable(),
  usuarioNome: texto,
  em: texto,
});
export const retornoSaida = itemRetorno.extend({
  /** True when this very file had been read before. */
  jaExistia: z.boolean(),
  grupos: z.array(
    z.object({
      previsto: z.enum(previstos),
      resultado: z.enum(resultados),
      quantidade: z.number(),
      pagoCentavos: dinheiro,
      tarifaCentavos: dinheiro,
    }),
  ),
});
export const itemLinha = z.object({
  id,
  retornoId: id,
  linha: z.number(),
  contaNome: texto,
  nomeArquivo: texto,
  efeito: texto,
  ocorrencia: texto,
  nossoNumero: texto,
  boletoId: id.nullable(),
  tituloId: id.nullable(),
  tituloNumero: texto.nullable(),
  alunoNome: texto.nullable(),
  pagadorNome: texto.nullable(),
  dataOcorrencia: data.nullable(),
  dataCredito: data.nullable(),
  valorCentavos: dinheiro,
  pagoCentavos: dinheiro,
  tarifaCentavos: dinheiro,
  previsto: z.enum(previstos),
  resultado: z.enum(resultados),
  problema: texto.nullable(),
  mensagem: texto.nullable(),
});
