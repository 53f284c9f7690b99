import { type RawBuilder, sql } from 'kysely';
import { isGratuito } from '#domains/financeiro/titulos/server/gratuito.ts';
import type { DataCivil } from '#shared/datas.ts';

type Sql = RawBuilder<unknown>;

/** Whether row `t` of a title falls due after a day; with no day, whenever it does. What falls due on the day itself is still owed. */
export const venceDepois = (dia: DataCivil | Sql | null, t: Sql = sql`t`): RawBuilder<unknown> =>
  dia === null ? sql`true` : sql`${t}.data_vencimento > ${typeof dia === 'string' ? sql`${dia}::date` : dia}`;

/** Whether a contract that stops on a day takes its title `t` off the bill: the rule of ../vence-depois.ts. */
export const saiDaCobranca = (dia: DataCivil | null): RawBuilder<unknown> =>
  sql`(t.origem = 'contrato' and (t.situacao = 'aberto' or (t.situacao = 'baixado' and ${isGratuito})) and ${venceDepois(dia)})`;
