import { sql } from 'kysely';
import { auditarVarios, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { decisoes } from '../situacoes.ts';

export type Decisao = {
  linhaId: number;
  decisao: (typeof decisoes)[number];
  motivo?: string;
  tituloId?: number;
  baixaId?: number;
  creditoId?: number;
};

/** Keeps what a person decided about lines; two statements, however many. */
export async function decidir(ato: Ato<Pessoa>, tomadas: readonly Decisao[]): Promise<void> {
  const { tx, quem } = ato;
  if (tomadas.length === 0) return;
  await sql`insert into retornos_decisoes (linha_id, decisao, titulo_id, baixa_id, credito_id, motivo, usuario_id, usuario_nome)
    select "linhaId", decisao, "tituloId", "baixaId", "creditoId", motivo, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from json_to_recordset(${JSON.stringify(tomadas)}::json) as e("linhaId" bigint, decisao text, "tituloId" bigint, "baixaId" bigint, "creditoId" bigint, motivo text)
    order by "linhaId"`.execute(tx);
  await auditarVarios(
    ato,
    tomadas.map(({ linhaId, decisao, motivo, tituloId, baixaId, creditoId }) => ({
      acao: `excecao_retorno.${decisao}`,
      alvoTipo: 'retorno_linha',
      alvoId: linhaId,
      motivo: motivo ?? null,
      depois: { tituloId: tituloId ?? null, baixaId: baixaId ?? null, creditoId: creditoId ?? null },
    })),
  );
}

/**
 * What the bank refused of slips is answered, and waits for nobody any more: its due date by another telling of it (a write-off that goes
 * meanwhile answers no due date), anything by the end of the slip; and a slip that it did not take, by another one of the same title. A line whose
 * tariff was not posted yet waits for it.
 */
export async function encerrarRecusas(
  ato: Ato<Pessoa>,
  boletos: readonly number[],
  por: 'outro_vencimento' | 'outro_boleto' | 'fim',
): Promise<void> {
  if (boletos.length === 0) return;
  const deles = sql`any(${boletos as number[]}::bigint[])`;
  const respondidas = {
    fim: sql`efeito = 'recusada' and boleto_id = ${deles}`,
    outro_vencimento: sql`efeito = 'recusada' and boleto_id = ${deles} and problema = 'VENCIMENTO_RECUSADO'`,
    outro_boleto: sql`efeito = 'rejeitada' and boleto_id in (select a.id from boletos a join boletos b on b.titulo_id = a.titulo_id where b.id = ${deles})`,
  }[por];
  const { rows } = await sql<{
    id: number;
  }>`update retornos_linhas set resultado = 'resolvida' where resultado = 'excecao' and (tarifa_centavos = 0 or tarifa_lancada)
    and ${respondidas} returning id`.execute(ato.tx);
  await decidir(
    ato,
    rows.map(({ id }) => ({ linhaId: id, decisao: por === 'fim' ? 'aplicada' : 'repetida' })),
  );
}
