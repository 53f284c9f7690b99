import { type RawBuilder, sql } from 'kysely';
import { chavesDoRelatorio, medidasDoRelatorio, type Relatorio } from '#shared/relatorios/definicao.ts';
import type { Celula } from '#shared/relatorios/colunas.ts';
import { chaveDaMedida, type MedidaSimples, type Totais } from '#shared/relatorios/medidas.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { Db } from '../database/kysely.ts';
import { ondeTodas, percorrer } from '../listas/listas.ts';
import type { Barra, ConsultaSql, Leitor, LinhaLida, OrdemPedida } from './fonte.ts';

type Sql = RawBuilder<unknown>;
type Bruta = Record<string, Celula>;
const coluna = (chave: string): Sql => sql.ref(`r.${chave}`);
const comoColuna = (valor: Sql, nome: string): Sql => sql`${valor} as ${sql.id(nome)}`;

const corte = ({ numeroDaPagina, tamanhoDaPagina }: Paginacao): Sql =>
  sql`limit ${tamanhoDaPagina} offset ${(numeroDaPagina - 1) * tamanhoDaPagina}`;

function agregar(medida: MedidaSimples, janela: Sql = sql``): Sql {
  if (medida === 'linhas') return sql`count(*) ${janela}`;
  if ('soma' in medida) return sql`coalesce(sum(${coluna(medida.soma)}) ${janela}, 0)::bigint`;
  return sql`count(distinct ${coluna(medida.distintos)})`;
}

/** A measure of all rows, told on each of them. Different values, which no window counts, are their places from either end. */
function agregarTudo(medida: MedidaSimples): Sql {
  if (medida === 'linhas' || 'soma' in medida) return agregar(medida, sql`over ()`);
  const valor = coluna(medida.distintos);
  return sql`dense_rank() over (order by ${valor}) + dense_rank() over (order by ${valor} desc) - 1 - max(case when ${valor} is null then 1 else 0 end) over ()`;
}

/** Reads a report whose rows the database makes. Totals and a page are one statement each; `onde` narrows to a cell of a cross-tab. */
export function leitorSql(
  db: Db,
  relatorio: Relatorio,
  { linhas, ordemDosGrupos = [], ordem, porChave }: ConsultaSql,
  onde: readonly Sql[] = [],
): Leitor {
  const medidas = medidasDoRelatorio(relatorio);
  const chaves = chavesDoRelatorio(relatorio);
  const niveis = relatorio.grupos ?? [];
  const de = sql`from (${linhas}) r ${ondeTodas(onde)}`;
  // Different values cannot be counted over a window: the head of a group shows sums and counts of rows.
  const dosGrupos = medidas.filter((medida) => medida === 'linhas' || 'soma' in medida);
  const janelas = niveis.flatMap((_, nivel) => {
    const particao = sql.join(niveis.slice(0, nivel + 1).map(({ chave }) => coluna(chave)));
    return dosGrupos.map((medida) =>
      comoColuna(agregar(medida, sql`over (partition by ${particao})`), `${nivel}:${chaveDaMedida(medida)}`),
    );
  });
  const selecao = sql.join([...chaves.map((chave) => comoColuna(coluna(chave), chave)), ...janelas]);
  const ordenar = ({ campoOrdenado, ordenacaoAscendente }: OrdemPedida): Sql =>
    sql.join([
      ...ordemDosGrupos,
      ...(campoOrdenado === 'padrao' ? [] : [sql`${coluna(campoOrdenado)} ${ordenacaoAscendente ? sql`asc` : sql`desc`} nulls last`]),
      ...ordem,
    ]);
  const separar = (bruta: Bruta): LinhaLida => ({
    celulas: Object.fromEntries(chaves.map((chave) => [chave, bruta[chave] ?? null])),
    niveis: niveis.map((_, nivel) =>
      Object.fromEntries(dosGrupos.map((medida) => [chaveDaMedida(medida), Number(bruta[`${nivel}:${chaveDaMedida(medida)}`])])),
    ),
  });
  const somas = sql.join(medidas.map((medida) => comoColuna(agregar(medida), chaveDaMedida(medida))));
  return {
    async totalizar() {
      const { grafico } = relatorio;
      if (!grafico) {
        const { rows } = await sql<Bruta>`select ${somas} ${de}`.execute(db);
        return { totais: lerTotais(rows[0], medidas), grafico: [] };
      }
      const barras = grafico.ordem === undefined ? sql`${sql.id(chaveDaMedida(grafico.valor))} desc` : sql`min(${coluna(grafico.ordem)})`;
      const { rows } =
        await sql<Bruta>`select grouping(${coluna(grafico.chave)}) as geral, ${coluna(grafico.chave)} as chave, min(${coluna(grafico.rotulo)}) as rotulo, ${somas}
        ${de} group by grouping sets ((), (${coluna(grafico.chave)})) order by geral desc, ${barras}, rotulo`.execute(db);
      const lidas = rows.map((linha): Barra & { geral: boolean } => ({
        geral: linha['geral'] === 1,
        chave: linha['chave'] ?? null,
        rotulo: linha['rotulo'] ?? null,
        totais: lerTotais(linha, medidas),
      }));
      const totais = lidas.find(({ geral }) => geral)?.totais ?? lerTotais(undefined, medidas);
      return { totais, grafico: lidas.flatMap(({ geral, ...barra }) => (geral ? [] : [barra])) };
    },
    async pagina(paginacao) {
      const { rows } = await sql<Bruta>`select ${selecao} ${de} order by ${ordenar(paginacao)} ${corte(paginacao)}`.execute(db);
      return rows.map(separar);
    },
    ...(porChave && {
      async juntos(paginacao: Paginacao) {
        // Over a window the rows are made once and only those of the page are put in order.
        const daJanela = sql.join(medidas.map((medida) => comoColuna(agregarTudo(medida), chaveDaMedida(medida))));
        const { rows } =
          await sql<Bruta>`select ${coluna(porChave.chave)} as "desta", ${daJanela} ${de} order by ${ordenar(paginacao)} ${corte(paginacao)}`.execute(
            db,
          );
        // Past the last page no row tells the totals.
        if (rows.length === 0) return { ...(await this.totalizar()), linhas: [] };
        const destas = rows.map((linha) => Number(linha['desta']));
        const { rows: pagina } =
          await sql<Bruta>`select ${selecao} from (${porChave.linhasDe(destas)}) r order by ${ordenar(paginacao)}`.execute(db);
        return { totais: lerTotais(rows[0], medidas), grafico: [], linhas: pagina.map(separar) };
      },
    }),
    async *todas(pedida) {
      const lista = { colunas: sql<Bruta>`${selecao}`, de, onde: [], ordem: { padrao: { semNulos: ordenar(pedida) } }, desempate: sql`1` };
      for await (const lote of percorrer<Bruta>(db, lista, { campoOrdenado: 'padrao', ordenacaoAscendente: true })) yield lote.map(separar);
    },
  };
}

function lerTotais(linha: Readonly<Record<string, unknown>> | undefined, medidas: readonly MedidaSimples[]): Totais {
  return Object.fromEntries(medidas.map((medida) => [chaveDaMedida(medida), Number(linha?.[chaveDaMedida(medida)] ?? 0)]));
}
