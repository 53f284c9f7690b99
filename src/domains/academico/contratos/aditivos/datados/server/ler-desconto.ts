import { sql } from 'kysely';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';

type Guardado = {
  descricao: string;
  forma: 'percentual' | 'valor';
  percentual: string | null;
  valorCentavos: number | null;
  limiteCentavos: number | null;
  condicional: boolean;
  sobreValorCheio: boolean;
  prioridade: number;
};
export type DescontoDatado = Omit<Guardado, 'valorCentavos' | 'limiteCentavos'> & {
  descontoId: number;
  valorCentavos: Centavos | null;
  limiteCentavos: Centavos | null;
};

const ouNulo = (valor: number | null): Centavos | null => (valor === null ? null : centavos(valor));

/** A discount of the register, as lines and terms say it. @throws CADASTRO_DESCONHECIDO */
export async function lerDesconto(tx: Tx, descontoId: number): Promise<DescontoDatado> {
  const { rows } =
    await sql<Guardado>`select nome as descricao, forma, percentual::text, valor_centavos as "valorCentavos", limite_centavos as "limiteCentavos", condicional,
      sobre_valor_cheio as "sobreValorCheio", prioridade from v_desconto where id = ${descontoId} and ativo`.execute(tx);
  const [desconto] = rows;
  if (!desconto) throw errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['descontoId'] });
  return { ...desconto, descontoId, valorCentavos: ouNulo(desconto.valorCentavos), limiteCentavos: ouNulo(desconto.limiteCentavos) };
}
