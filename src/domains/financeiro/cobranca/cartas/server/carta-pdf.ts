import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { DocumentoPdf, type OpcoesDocumento } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarValor } from '#shared/dinheiro.ts';
import { type ComoPagar, totalNoPrazo } from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';
import { type EnderecoEscrito, partesDoEndereco } from '#domains/pessoas/endereco.ts';
import { desenharComoPagar } from '#domains/financeiro/boletos/segunda-via/server/door.ts';
import { partesDaCarta, type TituloDaCarta } from '#domains/financeiro/cobranca/carta.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';

type CartaEscrita = {
  numero: number;
  pagadorNome: string;
  endereco: EnderecoEscrito | null;
  dataCarta: string;
  assunto: string;
  corpo: string;
  totalCentavos: Centavos;
  enviadaEm: string;
  titulos: TituloDaCarta[];
  pagamento: ComoPagar[];
};

async function carregarEscritas(db: Db | Tx, ids: readonly number[]): Promise<CartaEscrita[]> {
  const { rows } =
    await sql<CartaEscrita>`select c.numero, p.nome_completo as "pagadorNome", c.data_carta as "dataCarta", coalesce(c.assunto, '') as assunto, c.corpo, c.pagamento, c.total_centavos as "totalCentavos", coalesce(c.enviada_em, c.created_at) as "enviadaEm",
      (select to_json(e) from v_pessoa_endereco_principal e where e.pessoa_id = p.id) as endereco,
      coalesce((select json_agg(json_build_object('numero', t.numero, 'descricao', t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end, 'dataVencimento', x.data_vencimento, 'diasAtraso', x.dias_atraso, 'saldoCentavos', x.saldo_centavos,
        'multaCentavos', x.multa_centavos, 'jurosCentavos', x.juros_centavos, 'totalCentavos', x.total_centavos) order by x.data_vencimento, x.id)
        from cobrancas_cartas_titulos x join v_titulo_receber t on t.id = x.titulo_id where x.carta_id = c.id and x.vale), '[]') as titulos
    from cobrancas_cartas c join v_pessoa_resumo p on p.id = c.pagador_id where c.id = any(${ids as number[]}) and c.corpo is not null order by p.nome_completo, c.id`.execute(
      db,
    );
  return rows;
}

/** Letters as one PDF, each on a page of its own, addressed to the payer alone. */
export async function cartasEmPdf(db: Db | Tx, ids: readonly number[]): Promise<Buffer> {
  const cartas = await carregarEscritas(db, ids);
  const [primeira] = cartas;
  if (!primeira) throw errosCobranca.CARTA_NAO_ENVIADA();
  const escola = await lerEscola(db);
  const opcoes = (carta: CartaEscrita): OpcoesDocumento => ({
    escola,
    titulo: carta.assunto,
    referencia: `Nº ${carta.numero}`,
    criadoEm: primeira.enviadaEm,
  });
  const documento = new DocumentoPdf(opcoes(primeira));
  for (const [i, carta] of cartas.entries()) {
    if (i > 0) await documento.novoDocumento(opcoes(carta));
    escrever(documento, carta);
  }
  return documento.concluir();
}

function escrever(documento: DocumentoPdf, carta: CartaEscrita): void {
  documento.campos([
    ['Para', carta.pagadorNome],
    ...(carta.endereco ? [['Endereço', partesDoEndereco(carta.endereco).join(' – ')] as const] : []),
    ['Data', formatarData(carta.dataCarta)],
  ]);
  for (const parte of partesDaCarta(carta.corpo)) {
    if (parte.bloco === null) documento.paragrafo(parte.texto);
    else if (parte.bloco === 'titulos') tabelaDeTitulos(documento, carta);
    else {
      const noPrazo = totalNoPrazo(carta.pagamento);
      if (noPrazo !== null) documento.paragrafo(noPrazo);
      desenharComoPagar(documento, carta.pagamento);
    }
  }
}

function tabelaDeTitulos(documento: DocumentoPdf, carta: CartaEscrita): void {
  const dinheiro =
    (membro: 'saldoCentavos' | 'multaCentavos' | 'jurosCentavos') =>
    (t: TituloDaCarta): string =>
      formatarValor(t[membro]);
  documento.tabela({
    colunas: [
      { titulo: 'Título', peso: 15 },
      { titulo: 'Referente a', peso: 29 },
      { titulo: 'Vencimento', peso: 14 },
      { titulo: 'Valor', peso: 12, direita: true },
      { titulo: 'Multa', peso: 9, direita: true },
      { titulo: 'Juros', peso: 9, direita: true },
      { titulo: 'Total', peso: 12, direita: true },
    ],
    linhas: carta.titulos.map((t) => [
      t.numero,
      t.descricao,
      formatarData(t.dataVencimento),
      dinheiro('saldoCentavos')(t),
      dinheiro('multaCentavos')(t),
      dinheiro('jurosCentavos')(t),
      formatarValor(t.totalCentavos),
    ]),
    rodape: [`Total em ${formatarData(carta.dataCarta)}`, '', '', '', '', '', formatarValor(carta.totalCentavos)],
  });
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
