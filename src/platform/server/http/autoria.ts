import { sql } from 'kysely';
import { formatarInstante } from '#shared/datas.ts';
import { type AlteracaoAlheia, ErroNegocio } from '#shared/erros.ts';
import type { Db } from '../database/kysely.ts';
import { comoErroNegocio } from './respostas.ts';

const textos = {
  alheia: {
    br: '{por} alterou este registro em {em}, depois que você o abriu.',
    en: '{por} changed this record on {em}, after you opened it.',
  },
  propria: {
    br: 'Você mesmo alterou este registro em {em}, em outra janela, depois que o abriu nesta.',
    en: 'You changed this record yourself on {em}, in another window, after you opened it in this one.',
  },
};

/** What a refusal adds that names the act that stands in the way. */
const quemFechou = { br: 'Quem fechou: {por}, em {em}.', en: 'Closed by {por} on {em}.' };

/**
 * The same failure, and for a stale edit also who changed the record and when, for what is closed who closed it: the audit knows. It is
 * asked after the transaction of the request has ended, for this one answer only.
 */
export async function comAutoria(db: Db, causa: unknown, { usuarioId, fuso }: { usuarioId: number; fuso: string }): Promise<unknown> {
  const erro = comoErroNegocio(causa);
  if (!erro.alvo) return causa;
  const { tipo, id, acoes = '' } = erro.alvo;
  const { rows } =
    await sql<AlteracaoAlheia>`select usuario_nome as por, em, coalesce(usuario_id = ${usuarioId}, false) as propria from auditoria
    where alvo_tipo = ${tipo} and alvo_id = ${id} and usuario_nome is not null and (${acoes} = '' or acao ~ ${acoes}) order by seq desc limit 1`.execute(
      db,
    );
  const [alteracao] = rows;
  if (!alteracao) return erro;
  const { code, status, campos, detalhe, alvo } = erro;
  const params = { ...erro.params, por: alteracao.por, em: formatarInstante(alteracao.em, fuso) };
  if (code !== 'VERSAO_DESATUALIZADA') {
    const { br, en } = erro.textos;
    return new ErroNegocio(code, { status, br: `${br} ${quemFechou.br}`, en: `${en} ${quemFechou.en}` }, params, { campos, detalhe });
  }
  return new ErroNegocio(code, { status: status, ...textos[alteracao.propria ? 'propria' : 'alheia'] }, params, {
    campos,
    detalhe,
    alvo,
    alteracao,
  });
}
