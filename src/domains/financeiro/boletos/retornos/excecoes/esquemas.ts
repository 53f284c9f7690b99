import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { umaEscolha } from '#domains/financeiro/boletos/esquemas.ts';

const ids = (maximo: number) => z.array(campo.id()).min(1).max(maximo);

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
  /** Student, payer, CPF, title or number of the slip. */
  Nome: filtroTexto(100),
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
