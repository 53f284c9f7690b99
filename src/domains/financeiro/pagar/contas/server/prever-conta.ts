import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { previaDaConta } from '../esquemas.ts';
import { type Divisao, type ParcelaPlanejada, planejarConta } from '../planejar.ts';
import type { PassoDaRetencao } from '../retencoes.ts';
import { passaDoLimite } from '../../aprovacao/limite.ts';
import { lerRegras } from '../../aprovacao/server/door.ts';
import { fornecedorDaConta, impostosDatados } from './ler-para-planejar.ts';

/** What a bill would become, by the rules that enter it: divided in equal parts, or as it is told. Throws what `planejarConta` does. */
export async function preverConta(
  db: Db | Tx,
  conta: z.output<typeof previaDaConta> & { divisao?: readonly Divisao[] | undefined },
): Promise<{ aguardaAprovacao: boolean; parcelas: ParcelaPlanejada[]; passos: PassoDaRetencao[] }> {
  const { simplesNacional } = await fornecedorDaConta(db, conta.fornecedorId);
  // How it is shared by categories says nothing of installments and taxes.
  const rateio = [{ categoriaFinanceiraId: 0, centroCustoId: null, valorCentavos: conta.valorCentavos }];
  const { parcelas, passos } = planejarConta({ ...conta, simplesNacional, rateio }, await impostosDatados(db));
  return { aguardaAprovacao: passaDoLimite(conta.valorCentavos, await lerRegras(db)), parcelas, passos };
}
