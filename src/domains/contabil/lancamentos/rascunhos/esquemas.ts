import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { conferirAjuste } from '../conferir.ts';
import { LINHAS_POR_LANCAMENTO } from '../esquemas.ts';
import './mensagens.ts';

/** A line as far as it was filled in. */
const linha = z.strictObject({
  contaId: campo.id.opcional(),
  centroCustoId: campo.id.opcional(),
  debitoCentavos: campo.centavos.opcional(),
  creditoCentavos: campo.centavos.opcional(),
  historico: campo.textoOpcional(300),
});
const comuns = {
  historico: campo.textoOpcional(300),
  documento: campo.textoOpcional(40),
  partidas: z.array(linha).max(LINHAS_POR_LANCAMENTO).default([]),
};
const daVersao = { id: campo.id(), versao: campo.versao() };
const rascunho = { dataLancamento: campo.dataCivil(), ajuste: z.boolean().default(false), ...comuns };
const modelo = {
  nome: campo.texto({ max: 60 }),
  ...comuns,
  /** Of a model that makes a draft each month: on which day, from when and until when. */
  diaRecorrente: campo.inteiro({ min: 1, max: 31 }).nullable().default(null),
  recorreDe: campo.dataCivil.opcional(),
  recorreAte: campo.dataCivil.opcional(),
  ativo: z.boolean().default(true),
};
type Lados = { partidas: readonly { debitoCentavos: number | null; creditoCentavos: number | null }[] };
function conferirLados({ partidas }: Lados, ctx: Achados): void {
  for (const [i, p] of partidas.entries())
    if ((p.debitoCentavos ?? 0) > 0 && (p.creditoCentavos ?? 0) > 0)
      ctx.addIssue(recusa('PARTIDA_DOS_DOIS_LADOS', {}, ['partidas', i, 'creditoCentavos']));
}
function conferirRascunho(r: Lados & Parameters<typeof conferirAjuste>[0], ctx: Achados): void {
  conferirAjuste(r, ctx);
  conferirLados(r, ctx);
}
type Recorrente = Lados & { diaRecorrente: number | null; recorreDe: string | null; recorreAte: string | null };
function conferirModelo(m: Recorrente, ctx: Achados): void {
  conferirLados(m, ctx);
  if ((m.diaRecorrente === null) !== (m.recorreDe === null))
    ctx.addIssue(recusa('RECORRENCIA_INCOMPLETA', {}, [m.diaRecorrente === null ? 'diaRecorrente' : 'recorreDe']));
  if (m.recorreAte !== null && (m.recorreDe === null || m.recorreAte < m.recorreDe))
    ctx.addIssue(recusa('RECORRENCIA_INVERTIDA', {}, ['recorreAte']));
}
export const novoRascunho = z.strictObject(rascunho).check(regra(conferirRascunho));
export const edicaoRascunho = z.strictObject({ ...daVersao, ...rascunho }).check(regra(conferirRascunho));
export const novoModelo = z.strictObject(modelo).check(regra(conferirModelo));
export const edicaoModelo = z.strictObject({ ...daVersao, ...modelo }).check(regra(conferirModelo));
