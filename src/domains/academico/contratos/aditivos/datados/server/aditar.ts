import type { Ato } from '#platform/server/ato.ts';
import { previstoDe } from '#domains/academico/contratos/aditivos/server/assinar.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import {
  criarAditivo,
  enviarAditivoParaAssinatura,
  preverAditivo,
  vigorarAditivo,
} from '#domains/academico/contratos/aditivos/registro/server/door.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';

/** An addendum of today: in force at once, or sent for its signature where the school asks for one. */
export async function aditarHoje(
  ato: Ato,
  pedido: { contratoId: number; motivo: string; termos: readonly TermoPedido[] },
): Promise<number> {
  const dados = { ...pedido, dataAditivo: ato.hoje };
  const { plano } = await preverAditivo(ato.tx, dados, ato.fuso);
  const { id } = await criarAditivo(ato, dados);
  const novo = { id, versao: 1, previsto: previstoDe(plano) };
  const { exigeAssinatura } = await lerConfiguracao(ato.tx);
  await (exigeAssinatura ? enviarAditivoParaAssinatura(ato, novo) : vigorarAditivo(ato, novo));
  return id;
}
