import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Autor, auditarVarios } from '#platform/server/auditoria/audit.ts';
import { conferirRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { isEmAberto, type SituacaoTitulo, situacaoEmFrase } from '#domains/financeiro/titulos/situacoes.ts';
import type { contagemComBoleto, contaEsquema } from '../esquemas.ts';
import { escreverTitulos } from '../escrever-titulos.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';

/**
 * Moves open titles, partly paid ones too, to another account and payment method, all or none, or all but those whose slip can be paid where
 * the request says so; those that are there already stay untouched. What was received of them stays where it came in. Locks in the order of the ids: a slip issued meanwhile is seen, and one that waits for
 * this is of the new account. Throws REFERENCIA_DESCONHECIDA, CONTA_INATIVA, FORMA_PAGAMENTO_INATIVA, TITULO_NAO_ENCONTRADO, CONTA_NAO_MUDA,
 * CONTA_COM_BOLETO.
 */
export async function mudarConta(
  ato: Ato<Autor>,
  { contaBancariaId, formaPagamentoId, manterComBoleto = false, ...pedido }: z.output<typeof contaEsquema>,
): Promise<{ alterados: number; mantidos: number }> {
  const { tx } = ato;
  const ids = [...new Set(pedido.ids)];
  await conferirRecebimento(tx, [{ contaBancariaId, formaPagamentoId }]);
  const { rows: titulos } = await sql<{
    id: number;
    numero: string;
    situacao: SituacaoTitulo;
    contaBancariaId: number;
    formaPagamentoId: number;
  }>`select id, numero, situacao, conta_bancaria_id as "contaBancariaId", forma_pagamento_id as "formaPagamentoId" from titulos_receber
    where id = any(${ids}::bigint[]) order by id for update`.execute(tx);
  if (titulos.length !== ids.length) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const fora = titulos.filter((t) => !isEmAberto(t.situacao));
  if (fora.length > 0)
    throw errosTitulos.CONTA_NAO_MUDA(
      { titulos: escreverTitulos(fora, (t) => situacaoEmFrase(t.situacao).situacao) },
      { detalhe: { titulos: fora.map(({ id, numero }) => ({ id, numero })) } },
    );
  const outros = titulos.filter((t) => t.contaBancariaId !== contaBancariaId || t.formaPagamentoId !== formaPagamentoId);
  if (outros.length === 0) return { alterados: 0, mantidos: 0 };
  const { rows: comBoleto } = await sql<{ id: number; numero: string; boleto: string }>`
    select t.id, t.numero, b.nosso_numero_impresso as boleto from titulos_receber t join v_boleto b on b.titulo_id = t.id
    where t.id = any(${outros.map((t) => t.id)}::bigint[]) and b.situacao in ('gerada', 'enviada', 'registrada') order by t.id`.execute(tx);
  const presos = new Set(comBoleto.map((t) => t.id));
  const aMudar = outros.filter((t) => !presos.has(t.id));
  if (comBoleto.length > 0 && (!manterComBoleto || aMudar.length === 0)) {
    const contagem: z.output<typeof contagemComBoleto> = { comBoleto: comBoleto.length, outros: aMudar.length };
    throw errosTitulos.CONTA_COM_BOLETO(
      { titulos: escreverTitulos(comBoleto, ({ boleto }) => ({ br: `boleto ${boleto}`, en: `slip ${boleto}` })) },
      { detalhe: { ...contagem, titulos: comBoleto } },
    );
  }
  await sql`update titulos_receber set conta_bancaria_id = ${contaBancariaId}, forma_pagamento_id = ${formaPagamentoId}, versao = versao + 1,
    updated_at = clock_timestamp() where id = any(${aMudar.map((t) => t.id)}::bigint[])`.execute(tx);
  await auditarVarios(
    ato,
    aMudar.map((t) => ({
      acao: 'titulo.conta_alterada',
      alvoTipo: 'titulo',
      alvoId: t.id,
      antes: { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId },
      depois: { contaBancariaId, formaPagamentoId },
    })),
  );
  return { alterados: aMudar.length, mantidos: comBoleto.length };
}
