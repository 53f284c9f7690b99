import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { conferirPartidas } from './conferir.ts';
import './mensagens.ts';

export const LINHAS_POR_LANCAMENTO = 500;
export const partida = z.strictObject({
  contaId: campo.id(),
  centroCustoId: campo.id.opcional(),
  /** One of the two. */
  debitoCentavos: campo.centavos.opcional(),
  creditoCentavos: campo.centavos.opcional(),
  historico: campo.textoOpcional(300),
});
const lancamento = {
  dataLancamento: campo.dataCivil(),
  /** Of the adjustments of its year instead of December. */
  ajuste: z.boolean().default(false),
  historico: campo.texto({ max: 300 }),
  documento: campo.textoOpcional(40),
  partidas: z.array(partida).min(2, 'PARTIDAS_MINIMO').max(LINHAS_POR_LANCAMENTO),
};
const motivo = campo.texto({ min: 3, max: 300 });

/** An entry that a person posts; the draft that it was goes. */
export const novoLancamento = z
  .strictObject({ ...lancamento, rascunhoId: campo.id.opcional() })
  .check(regra((l, ctx) => conferirPartidas(l.partidas, ctx)));

/** Without a day a reversal is dated as what it reverses. */
export const estornoDeLancamento = z.strictObject({ motivo, dataEstorno: campo.dataCivil.opcional() });

export const correcaoDeLancamento = z
  .strictObject({ ...lancamento, motivo, dataEstorno: campo.dataCivil.opcional() })
  .check(regra((l, ctx) => conferirPartidas(l.partidas, ctx)));
