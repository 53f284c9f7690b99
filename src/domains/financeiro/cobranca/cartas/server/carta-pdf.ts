import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { modelosNosInstantes } from '#platform/server/papel/modelos.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { preencher } from '#shared/papel/preencher.ts';
import type { ComoPagar } from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';
import type { EnderecoEscrito } from '#domains/pessoas/endereco.ts';
import type { TituloDaCarta } from '#domains/financeiro/cobranca/carta.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import { papelDaCarta } from '#domains/financeiro/cobranca/papel/modelo.ts';

type CartaEscrita = {
  numero: number;
  pagadorNome: string;
  endereco: EnderecoEscrito | null;
  dataCarta: string;
  assunto: string;
  corpo: string;
  totalCentavos: Centavos;
  escritaEm: string;
  titulos: TituloDaCarta[];
  pagamento: ComoPagar[];
};

async function carregarEscritas(db: Db | Tx, ids: readonly number[]): Promise<CartaEscrita[]> {
  const { rows } =
    await sql<CartaEscrita>`select c.numero, p.nome_completo as "pagadorNome", c.data_carta as "dataCarta", coalesce(c.assunto, '') as assunto, c.corpo, c.pagamento, c.total_centavos as "totalCentavos", coalesce(c.escrita_em, c.enviada_em, c.created_at) as "escritaEm",
      (select to_json(e) from v_pessoa_endereco_principal e where e.pessoa_id = p.id) as endereco,
      coalesce((select json_agg(json_build_object('numero', t.numero, 'descricao', t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end, 'dataVencimento', x.data_vencimento, 'diasAtraso', x.dias_atraso, 'saldoCentavos', x.saldo_centavos,
        'multaCentavos', x.multa_centavos, 'jurosCentavos', x.juros_centavos, 'totalCentavos', x.total_centavos) order by x.data_vencimento, x.id)
        from cobrancas_cartas_titulos x join v_titulo_receber t on t.id = x.titulo_id where x.carta_id = c.id and x.vale), '[]') as titulos
    from cobrancas_cartas c join v_pessoa_resumo p on p.id = c.pagador_id where c.id = any(${ids as number[]}) and c.corpo is not null order by p.nome_completo, c.id`.execute(
      db,
    );
  return rows;
}

/** Letters as one PDF, each on pages of its own, addressed to the payer alone, by the sheet that was in force when it was written. */
export async function cartasEmPdf(db: Db | Tx, ids: readonly number[]): Promise<Buffer> {
  const cartas = await carregarEscritas(db, ids);
  const [primeira] = cartas;
  if (!primeira) throw errosCobranca.CARTA_NAO_ENVIADA();
  const escola = await lerEscola(db);
  const folhas = await modelosNosInstantes(
    db,
    papelDaCarta,
    cartas.map(({ escritaEm }) => escritaEm),
  );
  const papeis = cartas.map((carta, i) => {
    const { papel } = preencher(folhas[i] ?? papelDaCarta.conteudo, papelDaCarta.valores({ ...carta, escola }));
    return { papel, escola, selo: null };
  });
  return papeisEmPdf(db, papeis, { titulo: `${primeira.assunto} Nº ${primeira.numero}`, criadoEm: primeira.escritaEm });
}

/** One letter as it was sent. Throws CARTA_NAO_ENCONTRADA, CARTA_NAO_ENVIADA. */
export async function cartaEmPdf(db: Db, id: number): Promise<Arquivo> {
  const { rows } = await sql<{ numero: number }>`select numero from cobrancas_cartas where id = ${id}`.execute(db);
  if (!rows[0]) throw errosCobranca.CARTA_NAO_ENCONTRADA();
  return { nome: `carta-${rows[0].numero}.pdf`, tipo: 'application/pdf', corpo: await cartasEmPdf(db, [id]), abrir: true };
}

/** The printed letters of a batch, as they were made. Throws LOTE_SEM_ARQUIVO. */
export async function pdfDoLote(db: Db, loteId: number): Promise<Arquivo> {
  const { rows } = await sql<{
    arquivoId: number | null;
  }>`select arquivo_id as "arquivoId" from cobrancas_lotes where id = ${loteId}`.execute(db);
  const [lote] = rows;
  if (!lote) throw errosCobranca.CARTA_NAO_ENCONTRADA();
  if (lote.arquivoId === null) throw errosCobranca.LOTE_SEM_ARQUIVO();
  return obterArquivo(db, lote.arquivoId);
}
