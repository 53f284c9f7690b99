import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import type { Problema } from '../problemas.ts';
import { textosPartes } from '../texts-eventos.ts';
import { textosIntegracao } from '../texts.ts';
import { calculoDe } from './calculo.ts';
import { lerPendentes, pendentesDe } from './lancar-fatos.ts';

type Falta = { parte: string | null; problema: Problema; conta: string | null };

/** What facts lack to be posted, in words: each part, what is missing to it, and the account that takes no entry. */
export async function escreverFaltas(tx: Tx, alvos: RawBuilder<unknown>, idioma: Idioma): Promise<string> {
  const { rows } = await sql<Falta>`with ${calculoDe(alvos)},
    carencias as (
      select r.parte, r.problema, r.debito_id, r.credito_id from resolvidas r where r.problema is not null
      union all select null, j.problema, null, null from julgados j
        where j.problema is not null and not exists (select from resolvidas r where r.fato_id = j.fato_id and r.problema is not null))
    select distinct f.parte, f.problema, c.codigo || ' ' || c.nome as conta from carencias f
    left join contas_contabeis c on c.id in (f.debito_id, f.credito_id)
      and case f.problema when 'conta_nao_lancavel' then c.tipo <> 'analitica' or not c.ativa when 'sem_centro' then c.exige_centro_custo end
    order by 1 nulls last, 2, 3`.execute(tx);
  return rows.map((falta) => emPalavras(falta, idioma)).join('; ');
}

/** So many facts are judged while somebody waits for the answer. */
const JULGADOS_NA_TELA = 5000;

/**
 * How many of the facts that wait up to a day could not be posted: a rule, an account or a cost centre is missing to them. Where more wait than
 * can be judged at once nobody posted them yet: none is told apart until the posting went through them.
 */
export async function contarSemRegra(db: Db | Tx, ate: DataCivil): Promise<number> {
  const ids = await lerPendentes(db, { de: '1900-01-01', ate });
  if (ids.length === 0 || ids.length > JULGADOS_NA_TELA) return 0;
  const { rows } = await sql<{ n: number }>`with ${calculoDe(pendentesDe(ids))}
    select count(*)::int as n from julgados where problema not in ('original_espera', 'sem_periodo')`.execute(db);
  return rows[0]?.n ?? 0;
}

function emPalavras({ parte, problema, conta }: Falta, idioma: Idioma): string {
  const falta = texto(textosIntegracao, problema, idioma).toLowerCase();
  const nome = parte !== null && parte in textosPartes ? `${texto(textosPartes, parte as keyof typeof textosPartes, idioma)}: ` : '';
  return `${nome}${falta}${conta === null ? '' : ` (${conta})`}`;
}
