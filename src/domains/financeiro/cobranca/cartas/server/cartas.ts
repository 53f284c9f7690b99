import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DefinicaoLista } from '#platform/server/listas/listas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { comNomeOuCpf } from '#domains/pessoas/busca/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import type { cobrancaCartasApi } from '../api.ts';
import type { FiltrosCarta } from '../api.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import { canais, motivosDeFalha, motivosDeParada, situacoesCarta } from '#domains/financeiro/cobranca/situacoes.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';

type Colunas = 'numero' | 'data' | 'pagador' | 'total';
export type CartaListada = RespostaServidor<typeof cobrancaCartasApi.listarCartas>['itens'][number];
type Carta = RespostaServidor<typeof cobrancaCartasApi.obterCarta>;

const colunas = sql<CartaListada>`c.id, c.numero, c.lote_id as "loteId", c.pagador_id as "pagadorId", p.nome_completo as "pagadorNome", m.nome as "modeloNome", g.nome as "degrauNome", c.canal, c.destino,
  c.data_carta as "dataCarta", (select count(*) from cobrancas_cartas_titulos x where x.carta_id = c.id and (x.vale or c.situacao = 'parada'))::int as titulos, c.total_centavos as "totalCentavos",
  c.situacao, c.motivo_parada as "motivoParada", c.motivo_falha as "motivoFalha", c.enviada_em as "enviadaEm", c.usuario_nome as "usuarioNome"`;
const de = sql`from cobrancas_cartas c join v_pessoa_resumo p on p.id = c.pagador_id join cobrancas_modelos m on m.id = c.modelo_id left join cobrancas_degraus g on g.id = c.degrau_id`;

/** The list of letters: who got what and when. */
export function listaDeCartas(f: FiltrosCarta): DefinicaoLista<Colunas, CartaListada> {
  return {
    colunas,
    de,
    onde: [
      ...comNomeOuCpf('p', f.nome),
      f.pagadorId !== undefined && sql`c.pagador_id = ${f.pagadorId}`,
      f.loteId !== undefined && sql`c.lote_id = ${f.loteId}`,
      f.situacao !== undefined && sql`c.situacao = ${f.situacao}`,
      f.canal !== undefined && sql`c.canal = ${f.canal}`,
      f.inicio !== null && sql`c.data_carta >= ${f.inicio}::date`,
      f.fim !== null && sql`c.data_carta <= ${f.fim}::date`,
    ],
    ordem: { numero: { semNulos: sql`c.numero` }, data: sql`c.data_carta`, pagador: sql`p.nome_completo`, total: sql`c.total_centavos` },
    desempate: sql`c.id`,
  };
}

/** One letter as it was sent, with its titles. Throws CARTA_NAO_ENCONTRADA. */
export async function obterCarta(db: Db, id: number): Promise<Carta> {
  const { rows } = await sql<Carta>`select ${colunas}, c.detalhe_falha as "detalheFalha", c.assunto, c.corpo, c.pagamento,
      coalesce((select json_agg(json_build_object('tituloId', t.id, 'numero', t.numero, 'descricao', t.descricao, 'dataVencimento', x.data_vencimento, 'diasAtraso', x.dias_atraso, 'saldoCentavos', x.saldo_centavos,
        'multaCentavos', x.multa_centavos, 'jurosCentavos', x.juros_centavos, 'totalCentavos', x.total_centavos, 'vale', x.vale) order by x.data_vencimento, x.id)
        from cobrancas_cartas_titulos x join v_titulo_receber t on t.id = x.titulo_id where x.carta_id = c.id), '[]') as itens
    ${de} where c.id = ${id}`.execute(db);
  if (!rows[0]) throw errosCobranca.CARTA_NAO_ENCONTRADA();
  return rows[0];
}

/** Why it did not leave, whichever way. */
function motivoDe(c: CartaListada, idioma: Idioma): string | null {
  if (c.motivoParada) return rotuloDe(motivosDeParada, c.motivoParada, idioma);
  return c.motivoFalha ? rotuloDe(motivosDeFalha, c.motivoFalha, idioma) : null;
}

/** The columns of the file of letters, in the reader's language. */
export function colunasDeCartas(idioma: Idioma): ColunaPlanilha<CartaListada>[] {
  const t = tradutor(textosCobranca, idioma);
  return [
    { titulo: t('carta'), valor: (c) => String(c.numero) },
    { titulo: t('data'), valor: (c) => c.dataCarta, tipo: 'data' },
    { titulo: t('responsavel'), valor: (c) => c.pagadorNome, largura: 36 },
    { titulo: t('modelo'), valor: (c) => c.degrauNome ?? c.modeloNome, largura: 24 },
    { titulo: t('canal'), valor: (c) => rotuloDe(canais, c.canal, idioma) },
    { titulo: t('destino'), valor: (c) => c.destino, largura: 30 },
    { titulo: t('titulos'), valor: (c) => c.titulos, tipo: 'numero' },
    { titulo: t('total'), valor: (c) => c.totalCentavos, tipo: 'centavos', soma: true },
    { titulo: t('situacao'), valor: (c) => rotuloDe(situacoesCarta, c.situacao, idioma) },
    { titulo: t('motivo'), valor: (c) => motivoDe(c, idioma), largura: 24 },
    { titulo: t('enviadaPor'), valor: (c) => c.usuarioNome, largura: 24 },
  ];
}
