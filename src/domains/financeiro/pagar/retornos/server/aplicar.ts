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
import { darBaixas, type PagoPeloBanco } from './dar-baixa.ts';
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
  const aTravar = await carregarLinhas(tx, { retornoId: id });
  await travarTitulosPagar(tx, [...new Set(aTravar.flatMap((l) => l.item?.tituloId ?? []))]);
  // Judged by what stands now: whoever held a title before may have paid it or taken it back from the bank.
  const pendentes = await carregarLinhas(tx, { retornoId: id });
  // What one return tells of one payment more than once is done a telling at a time, each judged by what the one before left.
  const vezes = Map.groupBy(pendentes, (l) => l.item?.id ?? `linha ${l.id}`);
  const rodadas = Math.max(0, ...[...vezes.values()].map((linhas) => linhas.length));
  const feitas: Feita[] = [];
  for (let vez = 0; vez < rodadas; vez += 1) {
    const daVez = [...vezes.values()].flatMap((linhas) => linhas[vez] ?? []);
    feitas.push(...(await aplicarLinhas(ato, vez === 0 ? daVez : await carregarLinhas(tx, { ids: daVez.map((l) => l.id) }))));
  }
  await sql`update retornos_pagar set situacao = 'aplicado' where id = ${id}`.execute(tx);
  const aplicadas = feitas.filter((f) => f.resultado === 'aplicada').length;
  const naFila = feitas.filter((f) => f.resultado === 'excecao').length;
  await auditar(ato, { acao: 'retorno_pagar.aplicado', alvoTipo: 'retorno_pagar', alvoId: id, depois: { aplicadas, naFila } });
  return { id, aplicadas, naFila };
}

/** Judges lines of different payments and does what they come to, in few statements however many they are; answers in their order. */
export async function aplicarLinhas(ato: Ato<Pessoa>, linhas: readonly LinhaGuardada[]): Promise<Feita[]> {
  const julgadas = linhas.map((linha) => ({ linha, julgada: julgarLinha(linha, linha.item) }));
  const aPagar = julgadas.flatMap(({ linha, julgada }) => (julgada.fazer === 'pagar' ? paga(linha) : []));
  const pagas = await pagarPorDia(ato, aPagar);
  const feitas = julgadas.map(({ linha, julgada }): Feita => {
    if (julgada.fazer === 'esperar') return { resultado: 'excecao', baixaId: null, recusa: julgada.recusa };
    if (julgada.fazer === 'nada' || !linha.item)
      return { resultado: julgada.fazer === 'nada' ? julgada.resultado : 'informativa', baixaId: null, recusa: null };
    if (julgada.fazer !== 'pagar') return { resultado: 'aplicada', baixaId: null, recusa: null };
    const baixa = pagas.get(linha.id);
    return baixa instanceof ErroNegocio
      ? { resultado: 'excecao', baixaId: null, recusa: baixa }
      : { resultado: 'aplicada', baixaId: baixa ?? 0, recusa: null };
  });
  const dos = (fazer: 'recusar' | 'aceitar') =>
    julgadas.flatMap(({ linha, julgada }) =>
      julgada.fazer === fazer && linha.item ? { item: linha.item.id, motivos: linha.ocorrencias } : [],
    );
  await sql`update remessas_pagar_itens i set situacao = 'recusado', motivos = array(select jsonb_array_elements_text(r.motivos))
    from json_to_recordset(${JSON.stringify(dos('recusar'))}::json) as r(item bigint, motivos jsonb) where i.id = r.item`.execute(ato.tx);
  await sql`update remessas_pagar_itens set aceito = true where id = any(${dos('aceitar').map((a) => a.item)}::bigint[])`.execute(ato.tx);
  await gravarResultados(ato, linhas, feitas);
  return feitas;
}

type APagar = { linhaId: number; conta: number; dataBaixa: DataCivil; pago: PagoPeloBanco };
function paga({ id, conta, item, dataPagamento, pagoCentavos }: LinhaGuardada): APagar[] {
  if (!item || dataPagamento === null) return [];
  return [{ linhaId: id, conta, dataBaixa: dataPagamento, pago: { tituloId: item.tituloId, itemId: item.id, pagoCentavos } }];
}

/** Pays what lines of one account and day say together; where that is refused, each by itself. The baixa or the refusal of each line. */
async function pagarPorDia(ato: Ato<Pessoa>, todas: readonly APagar[]): Promise<Map<number, number | ErroNegocio>> {
  const feitas = new Map<number, number | ErroNegocio>();
  const pagar = (juntas: readonly APagar[]) => {
    const [{ conta, dataBaixa } = { conta: 0, dataBaixa: ato.hoje }] = juntas;
    return ouRecusaDepois(comPontoDeRetorno(ato.tx, () => darBaixas(ato, { conta, dataBaixa, pagos: juntas.map((j) => j.pago) })));
  };
  const anotar = (juntas: readonly APagar[], feito: Map<number, number> | ErroNegocio): void => {
    for (const { linhaId, pago } of juntas) feitas.set(linhaId, feito instanceof ErroNegocio ? feito : (feito.get(pago.tituloId) ?? 0));
  };
  for (const juntas of Map.groupBy(todas, (p) => `${p.conta} ${p.dataBaixa}`).values()) {
    const feito = await pagar(juntas);
    if (!(feito instanceof ErroNegocio) || juntas.length === 1) anotar(juntas, feito);
    else for (const uma of juntas) anotar([uma], await pagar([uma]));
  }
  return feitas;
}

async function gravarResultados({ tx }: Ato<Pessoa>, linhas: readonly LinhaGuardada[], feitas: readonly Feita[]): Promise<void> {
  const dados = linhas.map(({ id, item }, i) => {
    const { resultado, baixaId, recusa } = feitas[i] ?? { resultado: 'excecao', baixaId: null, recusa: null };
    return {
      id,
      resultado,
      problema: recusa?.code ?? null,
      parametros: recusa?.params ?? null,
      item: item?.id ?? null,
      titulo: item?.tituloId ?? null,
      baixaId,
    };
  });
  await sql`update retornos_pagar_linhas l set resultado = d.resultado, problema = d.problema, parametros = d.parametros, item_id = d.item, titulo_id = d.titulo, baixa_id = d."baixaId"
    from json_to_recordset(${JSON.stringify(dados)}::json) as d(id bigint, resultado text, problema text, parametros jsonb, item bigint, titulo bigint, "baixaId" bigint)
    where l.id = d.id`.execute(tx);
}
