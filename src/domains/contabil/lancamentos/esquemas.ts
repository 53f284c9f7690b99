import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { conferirAjuste, conferirPartidas, type Lado } from './conferir.ts';
import './mensagens.ts';

export const LINHAS_POR_LANCAMENTO = 500;
/** A negative value is refused by the words that refuse zero. */
const lado = campo.centavos.opcional({ abaixo: 'PARTIDA_SEM_VALOR' });
export const partida = z.strictObject({
  contaId: campo.id(),
  centroCustoId: campo.id.opcional(),
  /** One of the two. */
  debitoCentavos: lado,
  creditoCentavos: lado,
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
function conferir(l: { dataLancamento: DataCivil; ajuste: boolean; partidas: readonly Lado[] }, ctx: Achados): void {
  conferirAjuste(l, ctx);
  conferirPartidas(l.partidas, ctx);
}

/** An entry that a person posts; the draft that it was goes, if it is still the one that was looked at. */
export const novoLancamento = z
  .strictObject({ ...lancamento, rascunho: z.strictObject({ id: campo.id(), versao: campo.versao() }).nullable().default(null) })
  .check(regra(conferir));

/** Without a day a reversal is dated as what it reverses. */
export const estornoDeLancamento = z.strictObject({ motivo, dataEstorno: campo.dataCivil.opcional() });

/** Of an entry whose período is closed, which has none of its days left. */
export const estornoDeFechado = z.strictObject({ motivo, dataEstorno: campo.dataCivil() });

export const correcaoDeLancamento = z
  .strictObject({ ...lancamento, motivo, dataEstorno: campo.dataCivil.opcional() })
  .check(regra(conferir));
