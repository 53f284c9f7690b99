import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { travarTitulosPorId } from '#domains/financeiro/titulos/server/door.ts';
import { gravarCancelamentos, restaurarTitulos } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { levarVencimentosCombinados, type TrocaDeTitulo } from '#domains/financeiro/titulos/de-contratos/server/door.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { daUnica, julgarCada, type Recusado } from '#shared/julgar-cada.ts';
import { errosAditivo } from '../erros.ts';
import { doAditivo, podeMudarAditivo, type SituacaoAditivo } from '../situacoes.ts';
import { contratoEmFrase, type SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';
import { travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import '#domains/academico/contratos/server/restricoes.ts';
import './restricoes.ts';

type Aditivo = {
  id: number;
  contratoId: number;
  numero: string;
  ordem: number;
  versao: number;
  situacao: SituacaoAditivo;
  contratoSituacao: SituacaoContrato;
  ajusteCentavos: number;
  /** The last addendum in force of the contract. */
  ultimo: number;
  /** The titles that it created, and those that they replaced. */
  novos: number[];
  anteriores: number[];
  /** Each replaced title, and the new one of its payer in its place; those of the other payers where its payer got none. */
  trocas: TrocaDeTitulo[];
};
type Pedido = { motivo: string | null };

/**
 * Revokes an addendum: the titles that it created are cancelled, those that it replaced are open again as they were, on
 * the due date agreed with the family since, and the contracted total goes back.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA and what `revogarCadaUm` refuses
 */
export async function revogarAditivo(
  ato: Ato,
  pedido: Pedido & { id: number; versao: number },
): Promise<{ id: number; contratoId: number }> {
  const { revogados, recusados } = await revogarCadaUm(ato, [{ id: pedido.id, versao: pedido.versao }], pedido);
  return daUnica(revogados, recusados);
}

/** The same for many, each judged by itself. */
export async function revogarCadaUm(
  ato: Ato,
  alvos: readonly { id: number; versao?: number }[],
  { motivo }: Pedido,
): Promise<{ revogados: { id: number; contratoId: number }[]; recusados: Recusado[] }> {
  const { tx } = ato;
  const achados = new Map(
    (
      await carregar(
        tx,
        alvos.map((a) => a.id),
      )
    ).map((a) => [a.id, a]),
  );
  const titulos = new Map(
    (
      await travarTitulosPorId(
        tx,
        [...achados.values()].flatMap((a) => a.novos),
      )
    ).map((t) => [t.id, t]),
  );
  const { aceitos, recusados } = julgarCada(alvos, (alvo) => {
    const aditivo = achados.get(alvo.id);
    if (!aditivo) throw errosComuns.NAO_ENCONTRADO();
    if (alvo.versao !== undefined && alvo.versao !== aditivo.versao)
      throw versaoDesatualizada({ tipo: 'contrato', id: aditivo.contratoId, acoes: 'adit' }, aditivo);
    conferir(aditivo);
    const mexido = aditivo.novos.map((id) => titulos.get(id)).find((t) => t !== undefined && t.situacao !== 'aberto');
    if (mexido) throw errosAditivo.ADITIVO_TITULO_MUDOU({ titulo: mexido.numero });
    return aditivo;
  });
  if (aceitos.length > 0) await gravar(ato, aceitos, motivo);
  return { revogados: aceitos.map(({ id, contratoId }) => ({ id, contratoId })), recusados };
}

async function carregar(tx: Tx, ids: readonly number[]): Promise<Aditivo[]> {
  const { rows: contratos } = await sql<{
    id: number;
  }>`select distinct contrato_id as id from aditivos where id = any(${[...ids]}::bigint[])`.execute(tx);
  await travarContratos(
    tx,
    contratos.map((c) => c.id),
  );
  const { rows } =
    await sql<Aditivo>`select a.id, a.contrato_id as "contratoId", c.numero, a.ordem, a.versao, a.situacao, c.situacao as "contratoSituacao", a.ajuste_centavos as "ajusteCentavos",
      coalesce((select max(x.ordem) from aditivos x where x.contrato_id = a.contrato_id and x.situacao = 'vigente'), 0) as ultimo,
      array(select p.titulo_novo_id from aditivos_parcelas p where p.aditivo_id = a.id and p.titulo_novo_id is not null order by 1) as novos,
      array(select p.titulo_anterior_id from aditivos_parcelas p where p.aditivo_id = a.id and p.titulo_anterior_id is not null order by 1) as anteriores,
      (select coalesce(json_agg(json_build_object('tituloId', p.titulo_anterior_id, 'noLugarDe', array(select n.titulo_novo_id from aditivos_parcelas n
          where n.aditivo_id = p.aditivo_id and n.contrato_preco_id = p.contrato_preco_id and n.parcela = p.parcela and n.titulo_novo_id is not null
            and (p.titulo_novo_id is null or n.titulo_novo_id = p.titulo_novo_id) order by 1))), '[]')
        from aditivos_parcelas p where p.aditivo_id = a.id and p.titulo_anterior_id is not null) as trocas
    from aditivos a join contratos c on c.id = a.contrato_id where a.id = any(${[...ids]}::bigint[]) order by a.id`.execute(tx);
  return rows;
}

function conferir({ numero, ordem, situacao, ultimo, contratoSituacao }: Aditivo): void {
  if (!podeMudarAditivo(situacao, 'revogar'))
    throw errosAditivo.ADITIVO_TRANSICAO_INVALIDA({ numero, ordem, ...doAditivo(situacao, 'revogado') });
  if (contratoSituacao !== 'ativo') throw errosAditivo.ADITIVO_CONTRATO_INATIVO({ numero, situacao: contratoEmFrase(contratoSituacao) });
  if (ultimo > ordem) throw errosAditivo.ADITIVO_NAO_E_O_ULTIMO({ numero, ultimo });
}

async function gravar(ato: Ato, aditivos: readonly Aditivo[], motivo: string | null): Promise<void> {
  const { tx, quem, hoje, tarefaId = null } = ato;
  // The new ones first: only one living title stands for a payer's installment.
  await gravarCancelamentos(
    ato,
    aditivos.flatMap((a) => a.novos.map((id) => ({ id, causa: { tipo: 'aditivo' as const, aditivoId: a.id } }))),
    { codigo: 'aditivo_revogado', dataCancelamento: hoje },
  );
  await restaurarTitulos(tx, {
    aditivoIds: aditivos.map((a) => a.id),
    tituloIds: aditivos.flatMap((a) => a.anteriores),
    dataRestauracao: hoje,
  });
  await levarVencimentosCombinados(
    ato,
    aditivos.flatMap((a) => a.trocas),
  );
  const linhas = aditivos.map((a) => ({ id: a.id, contrato: a.contratoId, ajuste: a.ajusteCentavos }));
  await sql`with l as (select * from json_to_recordset(${JSON.stringify(linhas)}::json) as l(id bigint, contrato bigint, ajuste bigint)),
      revogados as (update aditivos a set situacao = 'revogado', versao = a.versao + 1, updated_at = clock_timestamp() from l where a.id = l.id),
      contratos_movidos as (update contratos c set ajustes_centavos = c.ajustes_centavos - l.ajuste, versao = c.versao + 1, updated_at = clock_timestamp() from l where c.id = l.contrato)
    insert into aditivos_situacoes (aditivo_id, de, para, motivo, usuario_id, tarefa_id) select l.id, 'vigente', 'revogado', ${motivo}::text, ${quem.usuarioId}::bigint, ${tarefaId}::bigint from l`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    aditivos.map((a) => ({
      acao: 'contrato.aditivo_revogado',
      alvoTipo: 'contrato',
      alvoId: a.contratoId,
      depois: { aditivoId: a.id, ordem: a.ordem, ajusteCentavos: 0 - a.ajusteCentavos },
      motivo,
    })),
  );
}
