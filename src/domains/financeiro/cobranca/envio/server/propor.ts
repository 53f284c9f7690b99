import { alunosFalecidos, contarRetidos, motivoDaRetencao, retencao, retidosEntre } from '#domains/financeiro/cobranca/server/retidos.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { titulosVencidosDe, type TituloVencido } from '#domains/financeiro/titulos/lista/server/door.ts';
import { type DataCivil, isDiaUtil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import { menorDivida } from '#domains/financeiro/cobranca/limites/menor-divida.ts';
import { cabemNaCarta, faltaNoModelo } from '#domains/financeiro/cobranca/limites/limites.ts';
import { type Degrau, proporCartas } from '../regua.ts';
import type { Canal, MotivoDeFora, MotivoDeParada, Retencao } from '#domains/financeiro/cobranca/situacoes.ts';

export type Modelo = { id: number; nome: string; assunto: string; corpo: string; ressalva: string | null };
export type ItemProposto = TituloVencido & { degrauId: number | null };
/** A letter that could leave now: to whom, what it says, over which titles. */
export type Proposta = {
  pagadorId: number;
  pagadorNome: string;
  canal: Canal;
  destino: string | null;
  modelo: Modelo;
  degrau: { id: number; nome: string } | null;
  itens: ItemProposto[];
  /** Titles left out because they are questioned in court. */
  contestados: number;
  /** And because a payment of theirs waits in the queue of returns. */
  naFila: number;
  totalCentavos: number;
};
export type ForaDaProposta = { pagadorId: number; nome: string; motivo: MotivoDeFora };
type Pagador = { id: number; nome: string; email: string | null; falecido: boolean };

/** Payers as letters need them: name, the mail they want to be reached at, whether they are alive. */
async function carregarPagadores(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Pagador>> {
  const { rows } = await sql<Pagador>`select p.id, p.nome_completo as nome, p.data_falecimento is not null as falecido,
      (select c.valor from v_pessoa_contato c where c.pessoa_id = p.id and c.tipo = 'email' order by c.principal desc, c.id limit 1) as email
    from v_pessoa_resumo p where p.id = any(${ids as number[]})`.execute(db);
  return new Map(rows.map((p) => [p.id, p]));
}

/** The ladder waits so many days after a letter that somebody sent by hand with the same text. */
const DIAS_APOS_CARTA_A_MAO = 7;

/** Payers who got a letter on a day, by the ladder or by hand: it is one a day, whichever way and text. */
async function comCartaNoDia(db: Db | Tx, pagadorIds: readonly number[], dia: DataCivil): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select distinct pagador_id as id from cobrancas_cartas
    where pagador_id = any(${pagadorIds as number[]}) and data_carta = ${dia}::date and situacao not in ('parada', 'falhou')`.execute(db);
  return new Set(rows.map((r) => r.id));
}

/** Texts that payers got by hand since a day, as `payer:text`. */
async function textosRecebidos(db: Db | Tx, pagadorIds: readonly number[], desde: DataCivil): Promise<Set<string>> {
  const { rows } = await sql<{ pagadorId: number; modeloId: number }>`select c.pagador_id as "pagadorId", c.modelo_id as "modeloId"
    from cobrancas_cartas c join cobrancas_lotes l on l.id = c.lote_id
    where c.pagador_id = any(${pagadorIds as number[]}) and c.data_carta >= ${desde}::date and c.situacao not in ('parada', 'falhou')
      and not l.da_regua`.execute(db);
  return new Set(rows.map((r) => `${r.pagadorId}:${r.modeloId}`));
}

const soma = (itens: readonly TituloVencido[]): number => itens.reduce((total, i) => total + i.totalCentavos, 0);
const poucoDemais = (itens: readonly TituloVencido[]) => (soma(itens) < menorDivida ? ('abaixo_do_minimo' as const) : null);
const alunosDe = (titulos: readonly TituloVencido[]): number[] => titulos.flatMap((t) => t.alunoId ?? []);

/**
 * Letters of one text to chosen payers, over all that they owe overdue and that the text may speak of. Who gets none is named with the
 * reason. Throws MODELO_NAO_ENCONTRADO, MODELO_INATIVO, and MODELO_FORA_DOS_LIMITES for a text saved before the limits became what they are.
 */
export async function proporEscolhidas(
  db: Db | Tx,
  escolha: { modeloId: number; canal: Canal; pagadorIds: readonly number[] },
  hoje: DataCivil,
): Promise<{ propostas: Proposta[]; fora: ForaDaProposta[]; modelo: Modelo }> {
  const { rows: modelos } = await sql<
    Modelo & { ativo: boolean }
  >`select id, nome, assunto, corpo, ressalva, ativo from cobrancas_modelos where id = ${escolha.modeloId}`.execute(db);
  const [modelo] = modelos;
  if (!modelo) throw errosCobranca.MODELO_NAO_ENCONTRADO({}, { campos: ['modeloId'] });
  if (!modelo.ativo) throw errosCobranca.MODELO_INATIVO({ nome: modelo.nome }, { campos: ['modeloId'] });
  const falta = faltaNoModelo(modelo);
  if (falta !== '') throw errosCobranca.MODELO_FORA_DOS_LIMITES({ nome: modelo.nome, falta }, { campos: ['modeloId'] });
  const ids = [...new Set(escolha.pagadorIds)];
  const titulos = await titulosVencidosDe(db, ids, hoje);
  const falecidos = await alunosFalecidos(db, alunosDe(titulos));
  const retidos = await retidosEntre(
    db,
    titulos.map((t) => t.id),
  );
  const pagadores = await carregarPagadores(db, ids);
  const comCartaHoje = await comCartaNoDia(db, ids, hoje);
  const propostas: Proposta[] = [];
  const fora: ForaDaProposta[] = [];
  for (const id of ids) {
    const pagador = pagadores.get(id);
    if (!pagador) continue;
    const dele = titulos.filter((t) => t.pagadorId === id);
    const devidos = dele.filter((t) => t.alunoId === null || !falecidos.has(t.alunoId)).map((t) => ({ ...t, degrauId: null }));
    const cobraveis = devidos.filter((t) => !retidos.has(t.id));
    const itens = cabemNaCarta(modelo, cobraveis);
    const repetida = comCartaHoje.has(id) ? ('repetida' as const) : null;
    const motivos = devidos.map((t) => retidos.get(t.id));
    const motivo =
      motivoDaRetencao(motivos) ??
      motivoDeFora(pagador, dele, devidos, escolha.canal) ??
      (itens.length === 0 ? 'prazo' : (repetida ?? poucoDemais(itens)));
    if (motivo) fora.push({ pagadorId: id, nome: pagador.nome, motivo });
    else
      propostas.push({
        ...comum(pagador, escolha.canal),
        modelo,
        degrau: null,
        itens,
        ...contarRetidos(motivos),
        totalCentavos: soma(itens),
      });
  }
  return { propostas, fora, modelo };
}

function motivoDeFora(
  pagador: Pagador,
  dele: readonly TituloVencido[],
  itens: readonly TituloVencido[],
  canal: Canal,
): MotivoDeParada | null {
  if (pagador.falecido || (dele.length > 0 && itens.length === 0)) return 'falecimento';
  if (itens.length === 0) return 'pago';
  return canal === 'email' && pagador.email === null ? 'sem_email' : null;
}

const comum = (p: Pagador, canal: Canal) => ({
  pagadorId: p.id,
  pagadorNome: p.nome,
  canal,
  destino: canal === 'email' ? p.email : null,
});

function motivoDeForaDaRegua(
  pagador: Pagador,
  { devidos, cabem, modeloServe }: { devidos: readonly ItemProposto[]; cabem: readonly ItemProposto[]; modeloServe: boolean },
): MotivoDeParada | null {
  if (pagador.falecido || devidos.length === 0) return 'falecimento';
  if (!modeloServe) return 'modelo';
  return cabem.length === 0 ? 'prazo' : null;
}

type DegrauComModelo = Degrau & { modelo: Modelo };

/**
 * What the ladder proposes on a day: nothing on a day that is no working day, and nothing over a debt that is held back (`retencao`). A step by mail goes on paper to who has no mail.
 */
export async function proporRegua(db: Db | Tx, hoje: DataCivil): Promise<{ propostas: Proposta[]; fora: ForaDaProposta[] }> {
  if (!isDiaUtil(hoje)) return { propostas: [], fora: [] };
  const { rows: degraus } =
    await sql<DegrauComModelo>`select d.id, d.nome, d.dias_atraso as "diasAtraso", d.canal, d.modelo_id as "modeloId",
      json_build_object('id', m.id, 'nome', m.nome, 'assunto', m.assunto, 'corpo', m.corpo, 'ressalva', m.ressalva) as modelo
    from cobrancas_degraus d join cobrancas_modelos m on m.id = d.modelo_id where d.ativa and m.ativo order by d.dias_atraso`.execute(db);
  const menor = degraus[0]?.diasAtraso;
  if (menor === undefined) return { propostas: [], fora: [] };
  // Who already got a letter today gets no other, and their debts are not looked at.
  const { rows: dividas } = await sql<{
    tituloId: number;
    pagadorId: number;
    dataVencimento: DataCivil;
    retencao: Retencao | null;
    feitos: { diasAtraso: number; em: DataCivil }[];
  }>`
    select t.id as "tituloId", t.pagador_id as "pagadorId", t.data_vencimento as "dataVencimento",
      ${retencao} as retencao,
      coalesce((select json_agg(json_build_object('diasAtraso', d.dias_atraso, 'em', c.data_carta)) from cobrancas_cartas_titulos x
        join cobrancas_cartas c on c.id = x.carta_id join cobrancas_degraus d on d.id = x.degrau_id where x.titulo_id = t.id and x.vale and c.situacao not in ('parada', 'falhou')), '[]') as feitos
    from v_titulo_em_aberto t where t.data_limite < ${hoje}::date
      and not exists (select 1 from cobrancas_cartas c where c.pagador_id = t.pagador_id and c.data_carta = ${hoje}::date and c.situacao not in ('parada', 'falhou'))
      and t.pagador_id in (select v.pagador_id from v_titulo_em_aberto v where v.data_vencimento <= ${hoje}::date - ${menor}::int)`.execute(
    db,
  );
  const [retidas = [], livres = []] = [true, false].map((sim) => dividas.filter((d) => (d.retencao !== null) === sim));
  const cartas = proporCartas(degraus, livres, hoje);
  const comCarta = new Set(cartas.map((c) => c.pagadorId));
  // Who would get a letter but for what holds it back is named, with the reason.
  const soRetidas = proporCartas(degraus, retidas, hoje).flatMap((c) => (comCarta.has(c.pagadorId) ? [] : c.pagadorId));
  const retidasDe = Map.groupBy(retidas, (d) => d.pagadorId);
  const motivosDe = (id: number) => retidasDe.get(id)?.map((d) => d.retencao) ?? [];
  const ids = [...comCarta, ...soRetidas];
  const vencidos = new Map((await titulosVencidosDe(db, ids, hoje)).map((t) => [t.id, t]));
  const falecidos = await alunosFalecidos(db, alunosDe([...vencidos.values()]));
  const pagadores = await carregarPagadores(db, ids);
  const propostas: Proposta[] = [];
  const fora: ForaDaProposta[] = soRetidas.flatMap((id): ForaDaProposta[] => {
    const pagador = pagadores.get(id);
    const motivo = pagador?.falecido ? 'falecimento' : motivoDaRetencao(motivosDe(id));
    return pagador && motivo ? [{ pagadorId: id, nome: pagador.nome, motivo }] : [];
  });
  const recebidos = await textosRecebidos(db, ids, somarDias(hoje, -DIAS_APOS_CARTA_A_MAO));
  const servem = new Set(degraus.filter(({ modelo }) => faltaNoModelo(modelo) === '').map(({ id }) => id));
  for (const { pagadorId, degrau, itens } of cartas) {
    const pagador = pagadores.get(pagadorId);
    if (!pagador) continue;
    const devidos = itens.flatMap(({ tituloId, degrau: dele }): ItemProposto[] => {
      const titulo = vencidos.get(tituloId);
      return titulo && !(titulo.alunoId !== null && falecidos.has(titulo.alunoId)) ? [{ ...titulo, degrauId: dele?.id ?? null }] : [];
    });
    // What a notice may not speak of yet waits for its own step, another day.
    const cabem = cabemNaCarta(degrau.modelo, devidos);
    const repetida = recebidos.has(`${pagadorId}:${degrau.modelo.id}`) ? ('repetida' as const) : null;
    const motivo = motivoDeForaDaRegua(pagador, { devidos, cabem, modeloServe: servem.has(degrau.id) }) ?? repetida ?? poucoDemais(cabem);
    if (motivo) {
      fora.push({ pagadorId, nome: pagador.nome, motivo });
      continue;
    }
    const canal = degrau.canal === 'email' && pagador.email === null ? 'impresso' : degrau.canal;
    propostas.push({
      ...comum(pagador, canal),
      modelo: degrau.modelo,
      degrau,
      itens: cabem,
      ...contarRetidos(motivosDe(pagadorId)),
      totalCentavos: centavos(soma(cabem)),
    });
  }
  return { propostas, fora };
}
