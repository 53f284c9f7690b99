import { situacaoEmFrase, type SituacaoTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { formatarInstante } from '#shared/datas.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';

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
