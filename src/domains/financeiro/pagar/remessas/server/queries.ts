import { sql } from 'kysely';
import { abrirArquivo } from '#platform/server/arquivos/arquivo-fechado.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { Arquivo, Servicos } from '#platform/server/http/tipos.ts';
import { listar } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { remessasPagarApi } from '../api.ts';
import { errosRemessaPagar } from '../erros.ts';
import { ocorrenciasEmPalavras } from '../ocorrencias.ts';

type Pagina = RespostaServidor<typeof remessasPagarApi.listarRemessas>;
type Remessa = RespostaServidor<typeof remessasPagarApi.obterRemessa>;
type Item = Omit<Remessa['itens'][number], 'motivo'> & { motivos: string[] };

const colunas = sql<
  Pagina['itens'][number]
>`r.id, r.nome_arquivo as "nomeArquivo", c.nome as "contaNome", r.data_pagamento as "dataPagamento", r.titulos, r.total_centavos as "totalCentavos",
  (select count(*)::int from remessas_pagar_itens i where i.remessa_id = r.id and i.situacao = 'enviado') as "noBanco",
  (select count(*)::int from remessas_pagar_itens i join v_baixa_pagar b on b.id = i.baixa_id where i.remessa_id = r.id and i.situacao = 'pago' and b.data_estorno is null) as pagos,
  (select count(*)::int from remessas_pagar_itens i where i.remessa_id = r.id and i.situacao = 'recusado') as recusados,
  r.conferencia, r.criada_por_nome as "criadaPorNome", r.created_at as em`;
const de = sql`from remessas_pagar r join convenios_pagar k on k.id = r.convenio_id join v_conta_bancaria c on c.id = k.conta_bancaria_id`;

/** The payment files that were made, newest first. */
export function listarRemessas(
  db: Db,
  p: Paginacao<'id' | 'dataPagamento' | 'total'>,
  contaBancariaId: number | undefined,
): Promise<Pagina> {
  return listar<Pagina['itens'][number], 'id' | 'dataPagamento' | 'total'>(
    db,
    {
      colunas,
      de,
      onde: [contaBancariaId !== undefined && sql`k.conta_bancaria_id = ${contaBancariaId}`],
      ordem: { id: { semNulos: sql`r.id` }, dataPagamento: { semNulos: sql`r.data_pagamento` }, total: sql`r.total_centavos` },
      desempate: sql`r.id`,
    },
    p,
  );
}

/** One payment file with its items. Throws REMESSA_PAGAR_NAO_ENCONTRADA. */
export async function obterRemessa({ db, quem, idioma }: { db: Db; quem: Quem; idioma: Idioma }, id: number): Promise<Remessa> {
  type Lida = Omit<Remessa, 'itens' | 'podeConferir'> & { criadaPor: number; itens: Item[] };
  const { rows } =
    await sql<Lida>`${preparada}select ${colunas}, r.criada_por as "criadaPor", (select f.usuario_nome from remessas_pagar_conferencias f where f.remessa_id = r.id) as "conferidaPorNome",
      (select coalesce(json_agg(json_build_object('id', i.id, 'tituloId', i.titulo_id, 'numero', t.numero, 'fornecedorNome', f.nome, 'modo', i.modo, 'valorCentavos', i.valor_centavos,
        'situacao', case when b.data_estorno is not null then 'devolvido' else i.situacao end, 'aceito', i.aceito, 'motivos', i.motivos) order by i.id), '[]')
        from remessas_pagar_itens i join v_titulo_pagar t on t.id = i.titulo_id join v_fornecedor f on f.id = t.fornecedor_id left join v_baixa_pagar b on b.id = i.baixa_id
        where i.remessa_id = r.id) as itens
    ${de} where r.id = ${id}`.execute(db);
  if (!rows[0]) throw errosRemessaPagar.REMESSA_PAGAR_NAO_ENCONTRADA();
  const { criadaPor, itens, ...remessa } = rows[0];
  const podeConferir = remessa.conferencia === 'pendente' && criadaPor !== quem.usuarioId && pode(quem, 'aprovar-pagamento:criar');
  return {
    ...remessa,
    podeConferir,
    itens: itens.map(({ motivos, ...item }) => ({ ...item, motivo: motivos.length > 0 ? ocorrenciasEmPalavras(motivos, idioma) : null })),
  };
}

/** The stored file, once it may leave. Throws REMESSA_PAGAR_NAO_ENCONTRADA, REMESSA_SEM_CONFERENCIA. */
export async function arquivoDaRemessa(
  { db, servicos }: { db: Db | Tx; servicos: Pick<Servicos, 'cifra'> },
  id: number,
): Promise<Arquivo & { corpo: Buffer }> {
  const { rows } = await sql<{
    arquivo: number;
    nome: string;
    pendente: boolean;
  }>`select arquivo_id as arquivo, nome_arquivo as nome, conferencia = 'pendente' as pendente
    from remessas_pagar where id = ${id}`.execute(db);
  if (!rows[0]) throw errosRemessaPagar.REMESSA_PAGAR_NAO_ENCONTRADA();
  if (rows[0].pendente) throw errosRemessaPagar.REMESSA_SEM_CONFERENCIA({ arquivo: rows[0].nome });
  return abrirArquivo(db, servicos.cifra, rows[0].arquivo);
}
