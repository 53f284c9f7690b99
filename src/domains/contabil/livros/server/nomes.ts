import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { FontesDeNomes } from '#platform/server/relatorios/opcoes.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { periodoDe } from '../../periodo.ts';
import { emOrdem } from '../periodos.ts';

type Linha = { valor: number | null };

/** The months and what comes after December, as people write them, the last one first. */
const periodos = (
  idioma: Idioma,
): RawBuilder<unknown> => sql`select p.id as valor, case p.numero when 13 then ${idioma === 'br' ? 'ajustes' : 'adjustments'}
    when 14 then ${idioma === 'br' ? 'encerramento' : 'closing'} else lpad(p.numero::text, 2, '0') end || '/' || p.ano as rotulo, -p.id as ordem
  from periodos_contabeis p`;

/** The last month until today in which something was posted; where all of it is of months to come, the last of these. */
const ultimoMes = (hoje: DataCivil) => sql`(select coalesce(max(s.periodo) filter (where s.periodo <= ${periodoDe(hoje)}), max(s.periodo))
  from saldos_contabeis s where s.periodo % 100 <= 12)`;
const padrao = async (db: Db, consulta: RawBuilder<Linha>): Promise<number | null> => (await consulta.execute(db)).rows[0]?.valor ?? null;

export const fontesDeNomes: FontesDeNomes = {
  periodosContabeis: {
    opcoes: (_, idioma) => periodos(idioma),
    // Whoever says only where a book ends means that month.
    padrao: ({ db, hoje }, { Ate }) =>
      padrao(
        db,
        sql<Linha>`select coalesce(${Ate ?? null}::int, ${ultimoMes(hoje)}, max(p.id) filter (where p.id <= ${periodoDe(hoje)}), max(p.id)) as valor
          from periodos_contabeis p`,
      ),
  },
  periodosDeAntes: {
    opcoes: (_, idioma) => periodos(idioma),
    padrao: ({ db }, { De, Ate }) =>
      padrao(
        db,
        sql<Linha>`select max(p.id) as valor from periodos_contabeis p where p.id < ${emOrdem(Number(De ?? Ate), Number(Ate)).de} and p.numero <= 12`,
      ),
  },
  contasAnaliticas: {
    opcoes: () => sql`select id as valor, codigo || ' ' || nome as rotulo, 1 as ordem from contas_contabeis where tipo = 'analitica'`,
    padrao: ({ db }) =>
      padrao(
        db,
        sql<Linha>`select c.id as valor from contas_contabeis c where c.tipo = 'analitica'
          order by not exists (select from saldos_contabeis s where s.conta_id = c.id), c.codigo collate "C" limit 1`,
      ),
  },
  centrosDeCusto: { opcoes: () => sql`select id as valor, nome as rotulo, case when ativo then 0 else 1 end as ordem from v_centro_custo` },
};
