import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { listar } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { integracaoApi as api } from '../api.ts';
import { documentoDoFato } from './documento-do-fato.ts';

type Fora = RespostaServidor<typeof api.listarFora>;
type Pedido = EntradaServidor<typeof api.listarFora>['query'];

const antes = sql`f.data_fato < (select dia from v_inicio_dos_livros)`;

/** A page of the facts that stay out of the books: left out by a rule, a person or for being worth nothing, and those in the opening balances. */
export function listarFora(db: Db, { paginacao, motivo, de, ate }: Pedido): Promise<Fora> {
  return listar(
    db,
    {
      colunas: sql<
        Fora['itens'][number]
      >`f.id, f.evento, f.data_fato as "dataFato", ${documentoDoFato} as documento, f.valor_centavos as "valorCentavos",
        case when d.fato_id is null then 'antes_do_inicio' when d.motivo = 'regra' then 'regra' when d.motivo = 'sem_valor' then 'sem_valor' else 'recusado' end as motivo,
        d.razao, d.usuario_nome as "usuarioNome"`,
      de: sql`from fatos_contabeis f left join fatos_dispensados d on d.fato_id = f.id`,
      onde: [
        // What began to be posted earlier stays posted.
        sql`(d.fato_id is not null or (${antes} and not exists (select from fatos_lancados l where l.fato_id = f.id and l.desfeito_por is null)))`,
        motivo === 'antes_do_inicio' && sql`d.fato_id is null`,
        motivo && motivo !== 'antes_do_inicio' && sql`d.motivo = ${motivo}`,
        de && sql`f.data_fato >= ${de}::date`,
        ate && sql`f.data_fato <= ${ate}::date`,
      ],
      ordem: { data: { semNulos: sql`f.data_fato` }, valor: { semNulos: sql`f.valor_centavos` } },
      desempate: sql`f.id`,
    },
    paginacao,
  );
}
