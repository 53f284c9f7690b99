import { type RawBuilder, sql } from 'kysely';

/** The newest statement of payer `n` in a year, as `u`. */
export const ultimaDeclaracao = (tipo: 'ir' | 'quitacao', ano: number): RawBuilder<unknown> =>
  sql`left join lateral (select d.id, d.numero, d.data_emissao, d.total_centavos, d.conteudo from declaracoes d where d.tipo = ${tipo} and d.ano = ${ano} and d.pagador_id = n.pagador_id
    order by d.id desc limit 1) u on true`;
