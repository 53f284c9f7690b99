import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { especies, layouts } from '../codigos/cobranca.ts';

const id = z.number();
const texto = z.string();

export const contaCobranca = z.object({
  contaBancariaId: id,
  /** One carteira and convênio of the account; null while it has none. */
  contaCobrancaId: id.nullable(),
  padrao: z.boolean(),
  homologacao: z.boolean(),
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
  /** The account's, the same under each of its carteiras and convênios; `contaDaChaveId` keeps it for all. */
  pixChave: texto.nullable(),
  contaDaChaveId: id.nullable(),
  pixHibrido: z.boolean(),
  toleranciaCentavos: dinheiro,
  ultimoSequencial: z.number(),
  proximoNsa: z.number(),
  ativa: z.boolean(),
});
