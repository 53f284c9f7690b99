import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { previaDaConta } from '../esquemas.ts';
import { diaDoFato, type Divisao, mesesDaConta, type ParcelaPlanejada, planejarConta } from '../planejar.ts';
import type { PassoDaRetencao } from '../retencoes.ts';
import { passaDoLimite } from '../../aprovacao/limite.ts';
import { lerRegras } from '../../aprovacao/server/door.ts';
import { fornecedorDaConta, impostosDatados } from './ler-para-planejar.ts';

type Previa = { aguardaAprovacao: boolean; parcelas: ParcelaPlanejada[]; passos: PassoDaRetencao[] };

/**
 * What a bill would become, by the rules that enter it: divided in equal parts, or as it is told; of one that comes back, each month with the
 * rates of its own. Throws what `planejarConta` does.
 */
export async function preverConta(
  db: Db | Tx,
  {
    meses = 1,
    ...conta
  }: Omit<z.output<typeof previaDaConta>, 'meses'> & { hoje: DataCivil; meses?: number; divisao?: readonly Divisao[] | undefined },
): Promise<Previa> {
  const { simplesNacional } = await fornecedorDaConta(db, conta.fornecedorId);
  // How it is shared by categories says nothing of installments and taxes.
  const rateio = [{ categoriaFinanceiraId: 0, centroCustoId: null, valorCentavos: conta.valorCentavos }];
  const impostos = await impostosDatados(db);
  const planos = mesesDaConta(conta.primeiroVencimento, meses).map(({ primeiroVencimento, competencia }) =>
    planejarConta(
      { ...conta, primeiroVencimento, dataEmissao: diaDoFato(conta.dataEmissao, competencia), simplesNacional, rateio },
      impostos,
    ),
  );
  return {
    aguardaAprovacao: passaDoLimite(conta.valorCentavos, await lerRegras(db)),
    parcelas: planos.flatMap((plano) => plano.parcelas).map((parcela, i) => ({ ...parcela, parcela: i + 1 })),
    passos: planos.flatMap((plano, i) => plano.passos.map((passo) => (meses > 1 ? { ...passo, parcela: i + 1 } : passo))),
  };
}
