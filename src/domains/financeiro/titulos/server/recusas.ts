import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { ErroNegocio, Textos } from '#shared/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { errosAcordo } from '../acordos/erros.ts';
import { errosTitulos } from '../erros.ts';
import { rotulosSituacao, type SituacaoTitulo } from '../situacoes.ts';

/** A state as both languages say it inside a sentence. */
export const situacaoEmFrase = (situacao: SituacaoTitulo): { situacao: Textos } => ({ situacao: emFrase(rotulosSituacao, situacao) });

/** Why a title takes no baixa: who settled it and when, or its state. */
export async function recusaDeBaixa(
  { tx, fuso }: Ato<unknown>,
  titulo: { id: number; numero: string; situacao: SituacaoTitulo },
): Promise<ErroNegocio> {
  const { rows } = await sql<{
    usuario: string;
    em: string;
    reciboId: number;
  }>`select usuario_nome as usuario, created_at as em, recibo_id as "reciboId" from baixas b
    where titulo_id = ${titulo.id} and not exists (select 1 from estornos e where e.baixa_id = b.id) order by id desc limit 1`.execute(tx);
  const [ultima] = rows;
  if (titulo.situacao !== 'baixado' || !ultima)
    return errosTitulos.TITULO_NAO_RECEBE({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) });
  const detalhe = { tituloId: titulo.id, usuario: ultima.usuario, em: ultima.em, reciboId: ultima.reciboId };
  return errosTitulos.TITULO_JA_BAIXADO(
    { numero: titulo.numero, usuario: ultima.usuario, em: formatarInstante(ultima.em, fuso) },
    { detalhe },
  );
}

type AcordoDoTitulo = { id: number; numero: number; mexido: boolean };

/** The standing agreement that took a locked title, and whether anything happened to it since; null when none holds it. */
export async function acordoQueLevou(tx: Tx, tituloId: number): Promise<AcordoDoTitulo | null> {
  const { rows } = await sql<AcordoDoTitulo>`select a.id, a.numero, exists (
      select 1 from acordos_parcelas c join titulos_receber n on n.id = c.titulo_id
      where c.acordo_id = a.id and (n.recebido_centavos > 0 or n.amortizado_centavos > 0 or n.situacao in ('baixado', 'renegociado'))) as mexido
    from acordos_titulos i join acordos a on a.id = i.acordo_id where i.titulo_id = ${tituloId} and i.devolvido_em is null`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Why a payment of a locked title is not reversed: its state, or the agreement that holds it. That one was made with what the payment had
 * covered, so it ends first; the refusal names it and says whether undoing it is enough.
 */
export async function recusaDeEstorno(tx: Tx, titulo: { id: number; numero: string; situacao: SituacaoTitulo }): Promise<ErroNegocio> {
  const acordo = titulo.situacao === 'renegociado' ? await acordoQueLevou(tx, titulo.id) : null;
  if (acordo === null) return errosTitulos.ESTORNO_NAO_PERMITIDO({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) });
  const recusa = acordo.mexido ? errosAcordo.ESTORNO_PRESO_EM_ACORDO_PAGO : errosAcordo.ESTORNO_PRESO_EM_ACORDO;
  return recusa({ numero: titulo.numero, acordo: acordo.numero }, { detalhe: { acordoId: acordo.id, acordoNumero: acordo.numero } });
}

/** Why an agreement does not end: another one took an installment of it. */
export async function recusaDeRenegociado(tx: Tx, parcela: { id: number; numero: string }): Promise<ErroNegocio> {
  const acordo = await acordoQueLevou(tx, parcela.id);
  const detalhe = { acordoId: acordo?.id ?? null, acordoNumero: acordo?.numero ?? null };
  return errosAcordo.ACORDO_RENEGOCIADO_DE_NOVO({ titulo: parcela.numero, acordo: acordo?.numero ?? '—' }, { detalhe });
}

/** A receipt belongs to one payer. Throws TITULOS_DE_PAGADORES_DIFERENTES, which names two of them. */
export async function recusarPagadoresDiferentes(tx: Tx, titulos: readonly { id: number; pagadorId: number }[]): Promise<void> {
  const [primeiro] = titulos;
  const outro = titulos.find((t) => t.pagadorId !== primeiro?.pagadorId);
  if (!primeiro || !outro) return;
  const { rows } = await sql<{
    id: number;
    nome: string;
  }>`select id, pagador_nome as nome from v_titulo_receber where id in (${primeiro.id}, ${outro.id})`.execute(tx);
  const nome = (id: number): string => rows.find((r) => r.id === id)?.nome ?? '';
  throw errosTitulos.TITULOS_DE_PAGADORES_DIFERENTES({ primeiro: nome(primeiro.id), segundo: nome(outro.id) });
}
