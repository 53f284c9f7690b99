import { sql } from 'kysely';
import { emTexto } from '#platform/server/arquivos/em-texto.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import type { Intervalo } from '../../periodos.ts';
import { cabecaDoJornal, type ContaDoJornal, lancamentoEmTexto, type LinhaDoJornal, nomesCompletos } from '../jornal.ts';

/** What each account held before, as an entry of the first day, then every line: one statement, so that both are of one instant. */
const linhas = ({ de, ate }: Intervalo) => sql`(
  select null::bigint as "lancamentoId", null::int as numero, null::int as ano, ${de}::int as periodo, make_date(${de}::int / 100, least(${de}::int % 100, 12), 1) as data,
    null::text as historico, null::text as documento, null::text as "estornoDe", s.conta_id as "contaId", k.nome as "centroCustoNome",
    s.anterior_centavos as "movimentoCentavos", null::text as "historicoDaLinha", 0::bigint as lancamento, 0 as ordem
  from saldos_contabeis_entre(${de}::int, ${ate}::int) s left join v_centro_custo k on k.id = s.centro_custo_id where s.anterior_centavos <> 0
  union all
  select l.id, l.numero, l.ano, l.periodo, l.data_lancamento, l.historico, l.documento, e.numero || '/' || e.ano, p.conta_id, k.nome,
    p.debito_centavos - p.credito_centavos, p.historico, l.id, p.ordem
  from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id left join lancamentos_contabeis e on e.id = l.estorno_de
  left join v_centro_custo k on k.id = p.centro_custo_id where l.periodo between ${de} and ${ate}) j`;

async function* textoDoJornal(db: Db, intervalo: Intervalo): AsyncGenerator<string> {
  const { rows: contas } =
    await sql<ContaDoJornal>`select id, codigo, codigo_pai as "codigoPai", nome from contas_contabeis order by codigo collate "C"`.execute(
      db,
    );
  const nomes = nomesCompletos(contas);
  yield cabecaDoJornal((await lerEscola(db)).nome, nomes);
  const lista = {
    colunas: sql<LinhaDoJornal>`j.*`,
    de: sql`from ${linhas(intervalo)}`,
    onde: [],
    ordem: { padrao: { semNulos: sql`j.periodo, j.data, j.lancamento` } },
    desempate: sql`j.ordem`,
  };
  let atual: LinhaDoJornal[] = [];
  for await (const lote of percorrer<LinhaDoJornal>(db, lista, { campoOrdenado: 'padrao', ordenacaoAscendente: true })) {
    let texto = '';
    for (const linha of lote) {
      if (atual[0] && atual[0].lancamentoId !== linha.lancamentoId) {
        texto += lancamentoEmTexto(atual, nomes);
        atual = [];
      }
      atual.push(linha);
    }
    yield texto;
  }
  yield lancamentoEmTexto(atual, nomes);
}

/** The books of some períodos as plain text, for hledger and Ledger: it leaves while it is read. */
export const jornalDosLivros = (db: Db, intervalo: Intervalo): Arquivo =>
  emTexto(
    { nome: `livros-${intervalo.de}-${intervalo.ate}.journal`, tipo: 'text/plain; charset=utf-8', codificacao: 'utf8' },
    textoDoJornal(db, intervalo),
  );
