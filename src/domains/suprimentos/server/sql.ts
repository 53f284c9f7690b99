import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** The average in reais, four decimals, half up; zero of nothing. */
export const custoMedioEmReais = (quantidade: Sql, valor: Sql): Sql =>
  sql`(case when ${quantidade} = 0 then 0 else parte_do_valor(100, ${valor}, ${quantidade}) / 10000 end)::numeric(15,4)`;

/** What a search of products looks in, of `p`: name, code and every barcode. */
export const palavrasDoProduto: Sql = sql`f_busca(p.nome || ' ' || p.codigo || coalesce((select string_agg(' ' || e.gtin, '') from produtos_embalagens e where e.produto_id = p.id), ''))`;
