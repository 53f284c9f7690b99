import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { opcional, textoValido } from '#shared/campos/base.ts';
import { filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { isChavePix, normalizarChavePix } from './codigos/chave-pix.ts';
import { especies, layouts } from './codigos/cobranca.ts';

definirMensagensDeCampo({
  ESCOLHA_OU_FILTRO: { br: 'Informe os registros ou um filtro', en: 'Give the records or a filter' },
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

/** Most titles of one emission, slips of one printing or one remittance. */
export const maximoDeBoletos = 5_000;
/** Most slips of one PDF that is made while the reader waits. */
export const maximoNaHora = 100;
/** Largest return file. */
export const retornoMaxBytes = 10 * 1_048_576;

const ids = (maximo: number) => z.array(campo.id()).min(1).max(maximo);
const algarismos = (maximo: number) => z.string().regex(/^\d*$/).max(maximo).default('');

export const contaCobrancaEsquema = z.strictObject({
  versao: campo.inteiro({ min: 0 }),
  layout: z.enum(layouts),
  carteira: z.string().regex(/^\d{1,3}$/),
  convenio: algarismos(20),
  complemento: algarismos(4),
  codigoTransmissao: algarismos(20),
  especie: z.enum(especies),
  aceite: z.boolean(),
  formaPagamentoId: campo.id(),
  instrucoes: campo.texto.opcional({ max: 400, multilinha: true }),
  diasBaixa: campo.inteiro({ min: 0, max: 999 }),
  pixChave: opcional(textoValido(normalizarChavePix, isChavePix, 'CHAVE_PIX_INVALIDA', 100)),
  pixHibrido: z.boolean(),
  toleranciaCentavos: campo.centavos({ min: 0, max: 10_000 }),
  proximoSequencial: campo.inteiro({ min: 1, max: 999_999_999_999 }).nullable(),
  /** Null leaves the counter of remittances as it is; it only climbs. */
  proximoNsa: campo.inteiro({ min: 1, max: 999_999 }).nullable().default(null),
  ativa: z.boolean(),
});

/** What may narrow the titles that wait for a slip. */
export const filtrosDeTitulos = {
  Nome: filtroTexto(100),
  TurmaId: filtroId(),
  AlunoId: filtroId(),
  PagadorId: filtroId(),
  ContaBancariaId: filtroId(),
  VencimentoInicial: campo.dataCivil.opcional(),
  VencimentoFinal: campo.dataCivil.opcional(),
};
/** What may narrow the slips. */
export const filtrosDeBoletos = {
  ...filtrosDeTitulos,
  Situacao: filtroTexto(100),
  /** Only slips that no longer ask for what their titles owe. */
  Desatualizados: z.enum(['sim']).optional(),
};
const escolha = <F extends z.ZodRawShape>(filtros: F) => ({
  ids: ids(maximoDeBoletos).optional(),
  /** All of a filter but some, instead of rows. */
  filtro: z.strictObject(filtros).optional(),
  exceto: z.array(campo.id()).max(maximoDeBoletos).optional(),
});
const umaEscolha = ({ ids: escolhidos, filtro }: { ids?: unknown; filtro?: unknown }, ctx: Achados): void => {
  if ((escolhidos === undefined) === (filtro === undefined)) ctx.addIssue(recusa('ESCOLHA_OU_FILTRO'));
};

export const emissaoEsquema = z
  .strictObject({
    ...escolha(filtrosDeTitulos),
    /** Due date of the slips of overdue titles. */
    novoVencimento: campo.dataCivil.opcional(),
  })
  .check(regra(umaEscolha));
export const impressaoEsquema = z.strictObject(escolha(filtrosDeBoletos)).check(regra(umaEscolha));
export const pedidoDeBaixaEsquema = z.strictObject({
  ids: ids(500),
  desfazer: z.boolean().default(false),
  motivo: campo.textoOpcional(300),
});
export const remessaEsquema = z.strictObject({ contaBancariaId: campo.id() });
export const baixaDaExcecaoEsquema = z.strictObject({
  /** Another title than the slip's, or the one of a line without slip. */
  tituloId: campo.id.opcional(),
  /** Settles the whole title, forgiving what is missing; only a part of it; or what it owes, the rest being credit of its payer. */
  modo: z.enum(['quitar', 'parcial', 'excedente']),
  /** Why what is missing beyond the tolerance is forgiven. */
  motivo: campo.textoOpcional(300, { min: 3 }),
  /** The day of the cash entry, when the bank's lies in a closed period. */
  dataCredito: campo.dataCivil.opcional(),
});
export const creditoDaExcecaoEsquema = z.strictObject({
  /** Whose money it is, when the line has no slip. */
  pagadorId: campo.id.opcional(),
  /** The day of the cash entry, when the bank's lies in a closed period. */
  dataCredito: campo.dataCivil.opcional(),
});
/** What the screen asks about the money of a line; `credito` puts it on no title. */
export const destinoDaExcecaoEsquema = z.strictObject({
  tituloId: campo.id.opcional(),
  pagadorId: campo.id.opcional(),
  modo: z.enum(['quitar', 'parcial', 'excedente', 'credito']),
  motivo: campo.textoOpcional(300, { min: 3 }),
  dataCredito: campo.dataCivil.opcional(),
});
/** What may be done with many lines of the queue at once. */
export const acoesEmLote = ['creditar', 'ignorar', 'tentar', 'repetir'] as const;
export type AcaoEmLote = (typeof acoesEmLote)[number];
/** Most lines of the queue that are dealt with at once. */
export const maximoDeExcecoes = 500;
/** What may narrow the queue. */
export const filtrosDeExcecoes = {
  ContaBancariaId: filtroId(),
  Problema: filtroTexto(60),
  Situacao: z.enum(['aberta', 'ignorada', 'resolvida']).default('aberta'),
};
const loteDeExcecoes = z.strictObject({
  ids: ids(maximoDeExcecoes).optional(),
  /** All of a filter but some, instead of rows. */
  filtro: z.strictObject(filtrosDeExcecoes).optional(),
  exceto: z.array(campo.id()).max(maximoDeExcecoes).optional(),
  acao: z.enum(acoesEmLote),
  /** Why they leave the queue without effect. */
  motivo: campo.textoOpcional(300, { min: 3 }),
});
export const previaDoLoteEsquema = loteDeExcecoes.check(regra(umaEscolha));
export const loteDeExcecoesEsquema = loteDeExcecoes.check(regra(umaEscolha)).check(
  regra(({ acao, motivo }, ctx) => {
    if (acao === 'ignorar' && motivo === null) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['motivo']));
  }),
);
export const motivoEsquema = z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) });
