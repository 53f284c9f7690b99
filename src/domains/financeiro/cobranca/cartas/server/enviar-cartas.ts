import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { assuntoDeUmaLinha, type Correio } from '#platform/server/correio/mail.ts';
import { comoPagar, pagarJuntos } from '#domains/financeiro/boletos/segunda-via/server/door.ts';
import { confirmarVencidos, type TituloVencido } from '#domains/financeiro/titulos/lista/server/door.ts';
import type { ComoPagar } from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';
import { prazoDaCarta, textoDoEmail } from '#domains/financeiro/cobranca/carta.ts';
import { menorDivida } from '#domains/financeiro/cobranca/limites/menor-divida.ts';
import { cabemNaCarta, faltaNoModelo } from '#domains/financeiro/cobranca/limites/limites.ts';
import type { Canal, MotivoDeParada } from '#domains/financeiro/cobranca/situacoes.ts';
import { escreverCarta } from '#domains/financeiro/cobranca/server/escrever.ts';
import { cartasEmPdf } from './carta-pdf.ts';
import { CORREIO_DA_CARTA } from './no-correio.ts';
import { alunosFalecidos, motivoDaRetencao, retidosEntre } from '#domains/financeiro/cobranca/server/retidos.ts';

type Preparada = {
  id: number;
  numero: number;
  pagadorNome: string;
  pagadorFalecido: boolean;
  canal: Canal;
  destino: string | null;
  modelo: { assunto: string; corpo: string; ressalva: string | null };
  titulos: { tituloId: number; renegociado: boolean }[];
};
type Pronta = { id: number; assunto: string; corpo: string; totalCentavos: number; itens: TituloVencido[]; pagamento: ComoPagar[] };

/**
 * Sends some prepared letters, each judged again at this moment: what was paid, renegotiated, is questioned in court, waits in the queue of returns or belongs to a student who died is left out, and
 * a letter with nothing left is stopped with its reason. The titles stay as they are until the letters are recorded. Answers what happened to each.
 * `correio` null: the letters of a day gone by, of which nothing leaves now and no paper is drawn.
 */
export async function enviarCartas(
  { tx, hoje }: Ato<unknown>,
  correio: Pick<Correio, 'enviar'> | null,
  ids: readonly number[],
): Promise<ItemDeTarefa[]> {
  const cartas = await travarPreparadas(tx, ids);
  const vencidos = new Map(
    (await confirmarVencidos(tx, [...new Set(cartas.flatMap((c) => c.titulos.map((t) => t.tituloId)))], hoje)).map((t) => [t.id, t]),
  );
  const falecidos = await alunosFalecidos(
    tx,
    [...vencidos.values()].flatMap((t) => t.alunoId ?? []),
  );
  // Read with the titles held: a line of the bank that came meanwhile is seen.
  const retidos = await retidosEntre(tx, [...vencidos.keys()]);
  const pagamentos = await comoPagar(tx, [...vencidos.values()], hoje, prazoDaCarta(hoje));
  const escola = await lerEscola(tx);
  const prontas: Pronta[] = [];
  const paradas: { id: number; motivo: MotivoDeParada }[] = [];
  for (const carta of cartas) {
    const ainda = carta.titulos.flatMap((t) => vencidos.get(t.tituloId) ?? []);
    const devidos = ainda.filter((t) => t.alunoId === null || !falecidos.has(t.alunoId));
    const cobraveis = devidos.filter((t) => !retidos.has(t.id));
    const itens = cabemNaCarta(carta.modelo, cobraveis);
    const retencao = motivoDaRetencao(devidos.map((t) => retidos.get(t.id)));
    const motivo = motivoDeParar(carta, ainda, devidos) ?? retencao ?? motivoDoTexto(carta, itens);
    if (motivo) {
      paradas.push({ id: carta.id, motivo });
      continue;
    }
    const totalCentavos = itens.reduce((soma, t) => soma + t.totalCentavos, 0);
    const texto = escreverCarta(carta.modelo, { pagadorNome: carta.pagadorNome, totalCentavos }, escola, hoje);
    const pagamento = itens.flatMap((t) => pagamentos.get(t.id) ?? []);
    prontas.push({ id: carta.id, ...texto, totalCentavos, itens, pagamento });
  }
  const numeroDe = new Map(cartas.map((c) => [c.id, c.numero]));
  const juntos = await pagarJuntos(
    tx,
    prontas.map((p) => ({ formas: p.pagamento, txid: `CARTA${numeroDe.get(p.id) ?? ''}` })),
  );
  for (const [i, pronta] of prontas.entries()) pronta.pagamento = juntos[i] ?? pronta.pagamento;
  await gravarParadas(tx, paradas);
  await gravarProntas(tx, prontas);
  // Written first: the paper that goes with a mail is the letter as it is kept.
  const porId = new Map(cartas.map((c) => [c.id, c]));
  for (const pronta of prontas) {
    const { canal, destino, numero = 0 } = porId.get(pronta.id) ?? {};
    if (correio === null || canal !== 'email' || !destino) continue;
    await correio.enviar(tx, {
      para: destino,
      assunto: assuntoDeUmaLinha(pronta.assunto),
      texto: textoDoEmail(pronta.corpo, pronta.itens, pronta.pagamento),
      referencia: { tipo: CORREIO_DA_CARTA, id: pronta.id },
      daEscola: { nome: escola.nome, email: escola.email },
      anexos: [{ nome: `carta-${numero}.pdf`, tipo: 'application/pdf', corpo: await cartasEmPdf(tx, [pronta.id]) }],
    });
  }
  return [
    ...prontas.map(({ id }): ItemDeTarefa => ({ alvoId: id, situacao: 'feito' })),
    ...paradas.map(
      ({ id, motivo }): ItemDeTarefa => ({ alvoId: id, situacao: 'recusado', codigo: `CARTA_PARADA_${motivo.toUpperCase()}` }),
    ),
  ];
}

function motivoDeParar(carta: Preparada, ainda: readonly TituloVencido[], itens: readonly TituloVencido[]): MotivoDeParada | null {
  if (carta.pagadorFalecido || (ainda.length > 0 && itens.length === 0)) return 'falecimento';
  if (itens.length === 0) return carta.titulos.some((t) => t.renegociado) ? 'acordo' : 'pago';
  return carta.canal === 'email' && carta.destino === null ? 'sem_email' : null;
}

/** The text may have changed since the letter was prepared. */
function motivoDoTexto(carta: Preparada, itens: readonly TituloVencido[]): MotivoDeParada | null {
  if (faltaNoModelo(carta.modelo) !== '') return 'modelo';
  if (itens.length === 0) return 'prazo';
  return itens.reduce((soma, t) => soma + t.totalCentavos, 0) < menorDivida ? 'abaixo_do_minimo' : null;
}

async function travarPreparadas(tx: Tx, ids: readonly number[]): Promise<Preparada[]> {
  const { rows } =
    await sql<Preparada>`select c.id, c.numero, p.nome_completo as "pagadorNome", p.data_falecimento is not null as "pagadorFalecido", c.canal, c.destino,
      json_build_object('assunto', m.assunto, 'corpo', m.corpo, 'ressalva', m.ressalva) as modelo,
      coalesce((select json_agg(json_build_object('tituloId', x.titulo_id, 'renegociado', coalesce((select t.situacao = 'renegociado' from v_titulo_receber t where t.id = x.titulo_id), false)))
        from cobrancas_cartas_titulos x where x.carta_id = c.id), '[]') as titulos
    from cobrancas_cartas c join v_pessoa_resumo p on p.id = c.pagador_id join cobrancas_modelos m on m.id = c.modelo_id
    where c.id = any(${ids as number[]}) and c.situacao = 'preparada' order by c.id for update of c`.execute(tx);
  return rows;
}

async function gravarParadas(tx: Tx, paradas: readonly { id: number; motivo: MotivoDeParada }[]): Promise<void> {
  if (paradas.length === 0) return;
  await sql`with entrada as (select * from json_to_recordset(${JSON.stringify(paradas)}::json) as e(id bigint, motivo text)),
      titulos as (update cobrancas_cartas_titulos set vale = false where carta_id in (select id from entrada))
    update cobrancas_cartas c set situacao = 'parada', motivo_parada = e.motivo from entrada e where c.id = e.id`.execute(tx);
}

/** What was said, kept as it was said: text, total and titles of the moment; what fell out no longer counts. */
async function gravarProntas(tx: Tx, prontas: readonly Pronta[]): Promise<void> {
  if (prontas.length === 0) return;
  await sql`with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(prontas)}::json) as e(id bigint, assunto text, corpo text, "totalCentavos" bigint, itens json, pagamento jsonb)
    ), atuais as (
      select e.id as carta_id, i.* from entrada e, json_to_recordset(e.itens) as i(id bigint, "diasAtraso" int, "saldoCentavos" bigint, "multaCentavos" bigint, "jurosCentavos" bigint, "totalCentavos" bigint)
    ), titulos as (
      update cobrancas_cartas_titulos x set vale = a.id is not null, dias_atraso = coalesce(a."diasAtraso", x.dias_atraso), saldo_centavos = coalesce(a."saldoCentavos", x.saldo_centavos),
        multa_centavos = coalesce(a."multaCentavos", x.multa_centavos), juros_centavos = coalesce(a."jurosCentavos", x.juros_centavos), total_centavos = coalesce(a."totalCentavos", x.total_centavos)
      from entrada e, cobrancas_cartas_titulos y left join atuais a on a.carta_id = y.carta_id and a.id = y.titulo_id
      where y.id = x.id and x.carta_id = e.id
    )
    update cobrancas_cartas c set assunto = e.assunto, corpo = e.corpo, pagamento = e.pagamento, total_centavos = e."totalCentavos", escrita_em = clock_timestamp(),
      enviada_em = case c.canal when 'impresso' then clock_timestamp() end, situacao = case c.canal when 'email' then 'no_correio' else 'impressa' end
    from entrada e where c.id = e.id`.execute(tx);
}
