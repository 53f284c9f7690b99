import { definirMensagensDeCampo } from '#shared/validacao.ts';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { opcional, textoValido } from '#shared/campos/base.ts';
import { confirmacaoDada } from '#domains/acesso/confirmacoes/esquemas.ts';
import { isChavePix, normalizarChavePix } from '#shared/documentos/chave-pix.ts';
import { especies, layouts } from '../codigos/cobranca.ts';

definirMensagensDeCampo({
  COBRANCA_FALTA: { br: 'O banco exige este dado', en: 'The bank requires this' },
  COBRANCA_LONGA: { br: 'Para este banco, no máximo {maximo} algarismos', en: 'At most {maximo} digits for this bank' },
  CHAVE_PIX_INVALIDA: {
    br: 'Chave Pix inválida: CPF, CNPJ, e-mail, telefone com +55 ou chave aleatória',
    en: 'Invalid Pix key: CPF, CNPJ, e-mail, phone with +55 or random key',
  },
  CONVENIO_TAMANHO: {
    br: 'O convênio do Banco do Brasil tem 4, 6 ou 7 algarismos',
    en: 'An agreement of Banco do Brasil has 4, 6 or 7 digits',
  },
});

const algarismos = (maximo: number) => z.string().regex(/^\d*$/).max(maximo).default('');

/** What says where money goes: it changes by a mudança alone (financeiro/dados-bancarios). */
export const dadosDaCobrancaEsquema = z.strictObject({
  pixChave: opcional(textoValido(normalizarChavePix, isChavePix, 'CHAVE_PIX_INVALIDA', 100)),
});

export const contaCobrancaEsquema = z.strictObject({
  versao: campo.inteiro({ min: 0 }),
  layout: z.enum(layouts),
  carteira: z.string().regex(/^\d{1,3}$/),
  convenio: algarismos(20),
  complemento: algarismos(4),
  codigoTransmissao: algarismos(15),
  especie: z.enum(especies),
  aceite: z.boolean(),
  formaPagamentoId: campo.id(),
  instrucoes: campo.texto.opcional({ max: 400, multilinha: true }),
  diasBaixa: campo.inteiro({ min: 0, max: 999 }),
  pixHibrido: z.boolean(),
  toleranciaCentavos: campo.centavos({ min: 0, max: 10_000 }),
  proximoSequencial: campo.inteiro({ min: 1, max: 999_999_999_999 }).nullable(),
  /** Null leaves the counter of remittances as it is; it only climbs. */
  proximoNsa: campo.inteiro({ min: 1, max: 999_999 }).nullable().default(null),
  /** Which carteira and convênio of the account; null is the usual one, or a new one when `versao` is 0. */
  contaCobrancaId: campo.id().nullable().default(null),
  /** Slips of the account are issued under it unless another is chosen. */
  padrao: z.boolean().default(false),
  /** Whether the bank is still trying out the files. */
  homologacao: z.boolean().default(false),
  ativa: z.boolean(),
});

/** The same as somebody asks for it: other numbers of the bank take a confirmation, and without one the refusal names the act. */
export const contaCobrancaPedida = contaCobrancaEsquema.extend({ confirmacao: confirmacaoDada.optional() });
