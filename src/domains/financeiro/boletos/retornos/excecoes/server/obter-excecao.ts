import { errosExcecao } from '../erros.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import type { ValorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { excecoesApi } from '../api.ts';
import { instrucaoRepetivel } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import { desfeita, resultadoVisto } from '#domains/financeiro/boletos/retornos/server/desfeita.ts';
import { isSemNumero } from '#domains/financeiro/boletos/retornos/server/evento.ts';
import { colunasDaLista, comMensagem, deLinhas, type LinhaListada } from '#domains/financeiro/boletos/retornos/server/queries.ts';

type Saida = RespostaServidor<typeof excecoesApi.obterExcecao>;
type Guardada = LinhaListada &
  Pick<Saida, 'acrescimosCentavos' | 'decisoes' | 'desfeita' | 'pagadorId' | 'toleranciaCentavos' | 'repetivel'>;
/** Titles that are offered to whoever looks for a place for the money. */
const MAXIMO_DE_OUTROS = 8;
const MAXIMO_DE_AVISOS = 20;

/**
 * One line of the queue, with what its title owed on the day of the payment, what was decided, and other titles of the payer
 * that the money may pay. Throws EXCECAO_NAO_ENCONTRADA.
 */
export async function obterExcecao(db: Db, id: number, idioma: Idioma): Promise<Saida> {
  const { rows } =
    await sql<Guardada>`select ${colunasDaLista}, t.pagador_id as "pagadorId", l.acrescimos_centavos as "acrescimosCentavos", ${desfeita} as desfeita,
      coalesce((select k.tolerancia_centavos from contas_cobranca k where k.id = coalesce(b.conta_cobranca_id, (select p.id from v_cobranca_padrao p where p.conta_bancaria_id = l.conta_bancaria_id))), 0) as "toleranciaCentavos",
      case when l.resultado = 'excecao' and l.efeito = 'recusada' then ${instrucaoRepetivel} end as repetivel,
      coalesce((select json_agg(json_build_object('decisao', d.decisao, 'motivo', d.motivo, 'tituloId', d.titulo_id, 'usuarioNome', d.usuario_nome, 'em', d.created_at) order by d.id)
        from retornos_decisoes d where d.linha_id = l.id), '[]') as decisoes
    ${deLinhas} where l.id = ${id} and l.resultado in ('excecao', 'ignorada', 'resolvida', 'aplicada')`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosExcecao.EXCECAO_NAO_ENCONTRADA();
  const dia = linha.dataOcorrencia ?? linha.dataCredito;
  const [titulo] = linha.tituloId === null || dia === null ? [] : await valoresDevidosEm(db, [linha.tituloId], dia);
  const devido = titulo?.devido.totalCentavos ?? 0;
  return {
    ...linha,
    ...comMensagem(linha, idioma),
    devidoCentavos: devido > 0 ? devido : null,
    maximoCentavos: devido > 0 && titulo ? maximoDe(titulo.devido) : null,
    avisos: await outrosAvisos(db, linha),
    outros: linha.resultado === 'excecao' && dia !== null ? await outrosTitulos(db, linha, dia) : [],
  };
}

/** The other lines that told of money for the slip of a line; of one without slip here, those with its number, or which say just the same. */
async function outrosAvisos(db: Db, { id, boletoId, nossoNumero }: Guardada): Promise<Saida['avisos']> {
  const iguais = isSemNumero(nossoNumero)
    ? sql`(l.nosso_numero, l.seu_numero, l.pagador_nome, l.pago_centavos, l.data_ocorrencia) is not distinct from (e.nosso_numero, e.seu_numero, e.pagador_nome, e.pago_centavos, e.data_ocorrencia)`
    : sql`l.nosso_numero = e.nosso_numero`;
  const mesmo =
    boletoId === null
      ? sql`l.boleto_id is null and exists (select 1 from retornos_linhas e where e.id = ${id} and e.conta_bancaria_id = l.conta_bancaria_id and ${iguais})`
      : sql`l.boleto_id = ${boletoId}`;
  const { rows } = await sql<
    Saida['avisos'][number]
  >`select l.id, r.nome_arquivo as "nomeArquivo", l.linha, l.ocorrencia, l.data_ocorrencia as "dataOcorrencia",
      l.data_credito as "dataCredito", l.pago_centavos as "pagoCentavos", ${resultadoVisto} as resultado
    from retornos_linhas l join retornos r on r.id = l.retorno_id
    where ${mesmo} and l.id <> ${id} and l.efeito in ('paga', 'parcial', 'cheque', 'estornada', 'desconhecida') and l.resultado <> 'pendente'
    order by l.id limit ${MAXIMO_DE_AVISOS}`.execute(db);
  return rows;
}

const maximoDe = (devido: ValorDevido): number => Math.max(devido.totalCentavos, devido.saldoCentavos);

/** What else the payer owes: first the installments of the agreement that took the title, then the oldest. */
async function outrosTitulos(db: Db, { tituloId, pagadorId }: Guardada, dia: DataCivil): Promise<Saida['outros']> {
  if (tituloId === null || pagadorId === null) return [];
  const { rows } = await sql<{ id: number; doAcordo: boolean }>`select a.id, d.titulo_id is not null as "doAcordo"
    from v_titulo_em_aberto a left join v_titulo_do_acordo d on d.titulo_id = a.id and d.antigo_id = ${tituloId}
    where a.pagador_id = ${pagadorId} and a.id <> ${tituloId}
    order by d.titulo_id is null, a.data_vencimento, a.id limit ${MAXIMO_DE_OUTROS}`.execute(db);
  const devidos = await valoresDevidosEm(
    db,
    rows.map((r) => r.id),
    dia,
  );
  return devidos.map(({ id, numero, descricao, dataVencimento, devido }, i) => ({
    id,
    numero,
    descricao,
    dataVencimento,
    devidoCentavos: devido.totalCentavos,
    maximoCentavos: maximoDe(devido),
    doAcordo: rows[i]?.doAcordo ?? false,
  }));
}
