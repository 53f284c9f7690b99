import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { errosTitulos } from '../erros.ts';
import { rotulosSituacao, type SituacaoTitulo } from '../situacoes.ts';

/** A state as both languages say it inside a sentence. */
export function situacaoEmFrase(situacao: SituacaoTitulo): { situacao: string; situacaoEn: string } {
  return {
    situacao: rotuloDe(rotulosSituacao, situacao, 'br').toLowerCase(),
    situacaoEn: rotuloDe(rotulosSituacao, situacao, 'en').toLowerCase(),
  };
}

/** Why a title takes no baixa: who settled it and when, or its state. */
export async function recusaDeBaixa(
  tx: Tx,
  titulo: { id: number; numero: string; situacao: SituacaoTitulo },
  fuso: string,
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
