import { comPontoDeRetorno } from '#platform/server/database/kysely.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { ouRecusaDepois } from '#shared/julgar-cada.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { errosRetornoPagar } from '../erros.ts';
import { julgarLinha } from '../julgar.ts';
import { darBaixa } from './dar-baixa.ts';
import { carregarLinhas, type LinhaGuardada } from './linhas.ts';

type Feita = { resultado: 'aplicada' | 'informativa' | 'repetida' | 'excecao'; baixaId: number | null; recusa: ErroNegocio | null };

/**
 * Applies a return that was read: one transaction, each line by itself. What was paid is settled, what was refused is owed as before, and
 * what does not fit waits for a person. Throws RETORNO_PAGAR_NAO_ENCONTRADO, RETORNO_PAGAR_JA_APLICADO.
 */
export async function aplicarRetorno(ato: Ato<Pessoa>, id: number): Promise<{ id: number; aplicadas: number; naFila: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    situacao: string;
    convenioId: number;
  }>`select situacao, convenio_id as "convenioId" from retornos_pagar where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw errosRetornoPagar.RETORNO_PAGAR_NAO_ENCONTRADO();
  if (rows[0].situacao !== 'lido') throw errosRetornoPagar.RETORNO_PAGAR_JA_APLICADO();
  // Two files of one agreement take turns.
  await sql`select 1 from convenios_pagar where id = ${rows[0].convenioId} for update`.execute(tx);
  const pendentes = await carregarLinhas(tx, { retornoId: id });
  await travarTitulosPagar(tx, [...new Set(pendentes.flatMap((l) => l.item?.tituloId ?? []))]);
  const feitas: Feita[] = [];
  for (const { id: linhaId } of pendentes) {
    // Read again: a line before it may have told of the same payment.
    const [linha] = await carregarLinhas(tx, { ids: [linhaId] });
    if (linha) feitas.push(await aplicarLinha(ato, linha));
  }
  await sql`update retornos_pagar set situacao = 'aplicado' where id = ${id}`.execute(tx);
  const aplicadas = feitas.filter((f) => f.resultado === 'aplicada').length;
  const naFila = feitas.filter((f) => f.resultado === 'excecao').length;
  await auditar(ato, { acao: 'retorno_pagar.aplicado', alvoTipo: 'retorno_pagar', alvoId: id, depois: { aplicadas, naFila } });
  return { id, aplicadas, naFila };
}

/** Judges one line and does what it comes to. */
export async function aplicarLinha(ato: Ato<Pessoa>, linha: LinhaGuardada): Promise<Feita> {
  const feita = await fazer(ato, linha);
  await sql`update retornos_pagar_linhas set resultado = ${feita.resultado}, problema = ${feita.recusa?.code ?? null}, parametros = ${feita.recusa ? JSON.stringify(feita.recusa.params) : null}::jsonb,
    item_id = ${linha.item?.id ?? null}, titulo_id = ${linha.item?.tituloId ?? null}, baixa_id = ${feita.baixaId} where id = ${linha.id}`.execute(
    ato.tx,
  );
  return feita;
}

async function fazer(ato: Ato<Pessoa>, linha: LinhaGuardada): Promise<Feita> {
  const { item } = linha;
  const julgada = julgarLinha(linha, item);
  if (julgada.fazer === 'esperar') return { resultado: 'excecao', baixaId: null, recusa: julgada.recusa };
  if (julgada.fazer === 'nada' || !item)
    return { resultado: julgada.fazer === 'nada' ? julgada.resultado : 'informativa', baixaId: null, recusa: null };
  if (julgada.fazer === 'pagar') {
    const pedido = {
      conta: linha.conta,
      tituloId: item.tituloId,
      itemId: item.id,
      dataBaixa: linha.dataPagamento as DataCivil,
      pagoCentavos: linha.pagoCentavos,
    };
    const baixa = await ouRecusaDepois(comPontoDeRetorno(ato.tx, () => darBaixa(ato, pedido)));
    return baixa instanceof ErroNegocio
      ? { resultado: 'excecao', baixaId: null, recusa: baixa }
      : { resultado: 'aplicada', baixaId: baixa, recusa: null };
  }
  await (julgada.fazer === 'recusar'
    ? sql`update remessas_pagar_itens set situacao = 'recusado', motivos = ${linha.ocorrencias}::text[] where id = ${item.id}`
    : sql`update remessas_pagar_itens set aceito = true where id = ${item.id}`
  ).execute(ato.tx);
  return { resultado: 'aplicada', baixaId: null, recusa: null };
}
