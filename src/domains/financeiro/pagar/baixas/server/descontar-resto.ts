import { sql } from 'kysely';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosPagar } from '../../erros.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { identificar } from '../../server/identificar.ts';
import '../../server/restricoes.ts';
import { isRestoDescontavel, situacaoEmFrase } from '../../situacoes.ts';
import { conferirLiberada } from './conferir-liberada.ts';
import type { baixasPagarApi } from '../api.ts';

type Gravada = { id: number; contaBancariaId: number; formaPagamentoId: number };

/**
 * Settles what is left of a partly paid title as a discount, when its supplier gives it up: a baixa without money, so without movements of
 * cash, and its fact, of the discount alone. It is reversed as a payment is. Throws TITULO_PAGAR_NAO_ENCONTRADO, VERSAO_DESATUALIZADA,
 * RESTO_NAO_SE_DESCONTA, TITULO_NO_BANCO, PAGAMENTO_SEM_APROVACAO, PAGAMENTO_RECUSADO.
 */
export async function descontarResto(
  ato: Ato<Pessoa>,
  { id, motivo, versao }: { id: number; motivo: string; versao: number },
): Promise<RespostaServidor<typeof baixasPagarApi.descontarResto>> {
  const { tx, quem, hoje } = ato;
  const [titulo] = await travarTitulosPagar(tx, [id]);
  if (!titulo) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO();
  if (titulo.versao !== versao) throw versaoDesatualizada({ tipo: 'titulo_pagar', id }, titulo);
  const { numero, situacao, valorCentavos, amortizadoCentavos } = titulo;
  if (!isRestoDescontavel(titulo)) throw errosPagar.RESTO_NAO_SE_DESCONTA({ numero, ...situacaoEmFrase(situacao) });
  conferirLiberada(titulo);
  const descontoCentavos = centavos(valorCentavos - amortizadoCentavos);
  await sql`update titulos_pagar set amortizado_centavos = valor_centavos, situacao = 'pago', versao = versao + 1, updated_at = clock_timestamp()
    where id = ${id}`.execute(tx);
  // Of the account and by the method that the bill was to be paid by: nothing leaves the one by the other.
  const { rows } =
    await sql<Gravada>`insert into baixas_pagar (titulo_id, data_baixa, valor_centavos, principal_centavos, desconto_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
    select ${id}::bigint, ${hoje}::date, 0, 0, ${descontoCentavos}::bigint, c.conta_bancaria_id, c.forma_pagamento_id, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
      from contas_pagar c where c.id = ${titulo.contaPagarId}
    returning id, conta_bancaria_id as "contaBancariaId", forma_pagamento_id as "formaPagamentoId"`.execute(tx);
  const [baixa] = rows;
  if (!baixa) throw new Error('the insert of a payment answered no row');
  const nada = centavos(0);
  await registrarFatos(tx, [
    {
      evento: 'pagar.pago',
      dataFato: hoje,
      origemTipo: 'baixa_pagar',
      origemId: baixa.id,
      valorCentavos: nada,
      valores: {
        ...identificar(titulo),
        principalCentavos: nada,
        descontoCentavos,
        multaCentavos: nada,
        jurosCentavos: nada,
        tituloId: id,
        contaBancariaId: baixa.contaBancariaId,
        formaPagamentoId: baixa.formaPagamentoId,
      },
    },
  ]);
  await auditar(ato, {
    acao: 'titulo_pagar.descontado',
    alvoTipo: 'titulo_pagar',
    alvoId: id,
    motivo,
    antes: { situacao, amortizadoCentavos },
    depois: { situacao: 'pago', amortizadoCentavos: valorCentavos, descontoCentavos },
  });
  return { baixaId: baixa.id, situacao: 'pago', descontoCentavos };
}
