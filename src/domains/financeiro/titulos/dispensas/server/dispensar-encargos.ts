import { errosDispensa } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { isEmAberto, situacaoEmFrase } from '#domains/financeiro/titulos/situacoes.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { baixasVivas, isMovimentado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import { conferirSemBoleto } from '#domains/financeiro/titulos/server/com-boleto.ts';

export type PedidoDeDispensa = {
  tituloId: number;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
  motivo: string;
  /** The day whose charges are waived; today unless told. */
  dataDispensa?: DataCivil;
};

/**
 * Waives fine or interest of an open title, with a reason, up to what it owes of them on that day. What runs afterwards is owed again.
 * The caller has checked the permission. Throws TITULO_NAO_ENCONTRADO, TITULO_NAO_RECEBE, DISPENSA_ACIMA_DO_DEVIDO, DATA_BAIXA_FUTURA.
 */
export async function dispensarEncargos(ato: Ato<Pessoa>, pedido: PedidoDeDispensa): Promise<{ id: number }> {
  const { tx, quem, hoje } = ato;
  const [titulo] = await travarTitulos(tx, [pedido.tituloId]);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const { numero } = titulo;
  if (!isEmAberto(titulo.situacao)) throw errosTitulos.TITULO_NAO_RECEBE({ numero, ...situacaoEmFrase(titulo.situacao) });
  const dataDispensa = pedido.dataDispensa ?? hoje;
  if (dataDispensa > hoje) throw errosTitulos.DATA_BAIXA_FUTURA({ hoje: formatarData(hoje) }, { campos: ['dataBaixa'] });
  const vivas = isMovimentado(titulo) ? ((await baixasVivas(tx, [titulo.id])).get(titulo.id) ?? []) : [];
  const devido = valorDevido(titulo, vivas, dataDispensa);
  if (pedido.multaCentavos > devido.multaCentavos || pedido.jurosCentavos > devido.jurosCentavos) {
    const params = { numero, multa: formatarReais(devido.multaCentavos), juros: formatarReais(devido.jurosCentavos) };
    const campo = pedido.multaCentavos > devido.multaCentavos ? 'multaCentavos' : 'jurosCentavos';
    throw errosDispensa.DISPENSA_ACIMA_DO_DEVIDO(params, { campos: [campo] });
  }
  const dispensadoCentavos = centavos(titulo.dispensadoCentavos + pedido.multaCentavos + pedido.jurosCentavos);
  const { rows } = await sql<{ id: number }>`
    with alterado as (
      update titulos_receber set dispensado_centavos = ${dispensadoCentavos}, versao = versao + 1, updated_at = clock_timestamp() where id = ${titulo.id}
    )
    insert into titulos_dispensas (titulo_id, data_dispensa, multa_centavos, juros_centavos, motivo, usuario_id, usuario_nome)
    values (${titulo.id}, ${dataDispensa}, ${pedido.multaCentavos}, ${pedido.jurosCentavos}, ${pedido.motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'titulo.encargos_dispensados',
    alvoTipo: 'titulo',
    alvoId: titulo.id,
    motivo: pedido.motivo,
    depois: { multaCentavos: pedido.multaCentavos, jurosCentavos: pedido.jurosCentavos, dataDispensa },
  });
  return { id: rows[0]?.id ?? 0 };
}

/**
 * Takes a waiver back while its title is still open: the charges are owed again. Throws DISPENSA_NAO_ENCONTRADA, DISPENSA_NAO_REVOGAVEL, DISPENSA_DE_OUTRO_VENCIMENTO,
 * TITULO_COM_BOLETO.
 */
export async function revogarDispensa(ato: Ato<Pessoa>, id: number): Promise<{ id: number; tituloId: number }> {
  const { tx } = ato;
  const { rows: alvos } = await sql<{
    titulo_id: number;
    vencimentoId: number | null;
  }>`select titulo_id, vencimento_id as "vencimentoId" from titulos_dispensas where id = ${id}`.execute(tx);
  const [titulo] = await travarTitulos(
    tx,
    alvos.map((a) => a.titulo_id),
  );
  if (!titulo) throw errosDispensa.DISPENSA_NAO_ENCONTRADA();
  const vencimentoId = alvos[0]?.vencimentoId ?? null;
  if (vencimentoId !== null) {
    await conferirUltimoVencimento(tx, titulo, vencimentoId);
    // What was given up with a change of due date is not what a slip of after it asks for.
    await conferirSemBoleto(tx, titulo);
  }
  const revogadas = isEmAberto(titulo.situacao) ? await revogarDispensas(tx, titulo.id, sql`id = ${id}`) : 0;
  if (revogadas === 0) throw errosDispensa.DISPENSA_NAO_REVOGAVEL({ numero: titulo.numero });
  await auditar(ato, { acao: 'titulo.dispensa_revogada', alvoTipo: 'titulo', alvoId: titulo.id, depois: { dispensaId: id } });
  return { id, tituloId: titulo.id };
}

/** What a title owed at a later change was reckoned from what this one gave up: back again, its fine would be owed beside the one that was kept. */
async function conferirUltimoVencimento(tx: Tx, { id, numero }: { id: number; numero: string }, vencimentoId: number): Promise<void> {
  const { rows } = await sql<{
    ha: number;
  }>`select 1 as ha from titulos_vencimentos where titulo_id = ${id} and id > ${vencimentoId} limit 1`.execute(tx);
  if (rows.length > 0) throw errosDispensa.DISPENSA_DE_OUTRO_VENCIMENTO({ numero });
}

/** Takes back the waivers that were made together with a baixa that is being reversed. The title is locked by the caller. */
export async function revogarDispensasDaBaixa(tx: Tx, tituloId: number, baixaId: number): Promise<void> {
  await revogarDispensas(tx, tituloId, sql`baixa_id = ${baixaId}`);
}

/** Ties a waiver to the baixa that was made with it. */
export async function ligarDispensa(tx: Tx, id: number, baixaId: number): Promise<void> {
  await sql`update titulos_dispensas set baixa_id = ${baixaId} where id = ${id}`.execute(tx);
}

async function revogarDispensas(tx: Tx, tituloId: number, qual: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with revogadas as (
      update titulos_dispensas set revogada_em = clock_timestamp() where titulo_id = ${tituloId} and revogada_em is null and ${qual}
      returning case when vencimento_id is null then multa_centavos + juros_centavos else 0 end as dispensado,
        case when vencimento_id is null then 0 else multa_centavos + juros_centavos + desconto_centavos end as mantido
    ), alterado as (
      update titulos_receber set dispensado_centavos = dispensado_centavos - (select sum(dispensado) from revogadas),
        mantido_centavos = mantido_centavos + (select sum(mantido) from revogadas), versao = versao + 1, updated_at = clock_timestamp()
      where id = ${tituloId} and exists (select 1 from revogadas)
    )
    select count(*)::int as n from revogadas`.execute(tx);
  return rows[0]?.n ?? 0;
}
