import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { feriadosLocais } from '#domains/financeiro/cadastros/server/door.ts';
import { dataLimite } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { errosFeriados } from '../erros.ts';
import type { edicaoFeriado, novoFeriado } from '../esquemas.ts';
import { feriados } from './feriados.ts';

/** A limit is never farther from its due date than this (titulos_receber_data_limite_check). */
const diasAteOLimite = 10;

/** Registers a day without banks in the city. Throws FERIADO_PASSADO, FERIADO_REPETIDO. */
export async function criarFeriado(ato: Ato<Autor>, pedido: z.output<typeof novoFeriado>): Promise<Gravado> {
  conferirNaoPassado(ato, pedido.dataFeriado);
  const feito = await criarRegistro(ato, feriados, pedido);
  await refazerLimites(ato.tx, pedido.dataFeriado);
  return feito;
}

/** Moves or renames one. Throws FERIADO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, FERIADO_PASSADO, FERIADO_REPETIDO. */
export async function editarFeriado(ato: Ato<Autor>, pedido: z.output<typeof edicaoFeriado>): Promise<Gravado> {
  const antes = await feriados.obter(ato.tx, pedido.id);
  if (antes.dataFeriado !== pedido.dataFeriado) conferirNaoPassado(ato, antes.dataFeriado, pedido.dataFeriado);
  const feito = await editarRegistro(ato, feriados, pedido);
  if (antes.dataFeriado !== pedido.dataFeriado)
    for (const dia of [antes.dataFeriado, pedido.dataFeriado].toSorted()) await refazerLimites(ato.tx, dia);
  return feito;
}

/** Banks work on that day after all. Throws FERIADO_NAO_ENCONTRADO, FERIADO_PASSADO. */
export async function excluirFeriado(ato: Ato<Autor>, { id }: { id: number }): Promise<{ id: number }> {
  const { dataFeriado } = await feriados.obter(ato.tx, id);
  conferirNaoPassado(ato, dataFeriado);
  await excluirRegistro(ato, feriados, id);
  await refazerLimites(ato.tx, dataFeriado);
  return { id };
}

/** What was on time on a day that passed stays so. */
function conferirNaoPassado({ hoje }: Ato<unknown>, ...dias: readonly DataCivil[]): void {
  if (dias.some((dia) => dia < hoje)) throw errosFeriados.FERIADO_PASSADO({ hoje: formatarData(hoje) }, { campos: ['dataFeriado'] });
}

/** Titles that fall due around a day get the limit that the calendar now says; locked in the order of their ids. */
async function refazerLimites(tx: Tx, dia: DataCivil): Promise<void> {
  const locais = await feriadosLocais(tx);
  const limites = Array.from({ length: diasAteOLimite + 1 }, (_, i) => somarDias(dia, -i)).map((vencimento) => ({
    vencimento,
    limite: dataLimite(vencimento, locais),
  }));
  await sql`with mudam as materialized (
      select t.id, l.limite from titulos_receber t join json_to_recordset(${JSON.stringify(limites)}::json) as l(vencimento date, limite date)
        on l.vencimento = t.data_vencimento where t.data_limite <> l.limite order by t.id for update of t)
    update titulos_receber t set data_limite = m.limite, updated_at = clock_timestamp() from mudam m where m.id = t.id`.execute(tx);
}
