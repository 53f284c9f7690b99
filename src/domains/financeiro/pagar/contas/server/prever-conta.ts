import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { contasApi } from '../api.ts';
import type { previaDaConta } from '../esquemas.ts';
import { planejarConta } from '../planejar.ts';
import { passaDoLimite } from '../../aprovacao/limite.ts';
import { lerRegras } from '../../aprovacao/server/door.ts';
import { fornecedorDaConta, impostosDatados } from './ler-para-planejar.ts';

/** What a bill would become, by the rules that enter it. */
export async function preverConta(db: Db, conta: z.output<typeof previaDaConta>): Promise<RespostaServidor<typeof contasApi.preverConta>> {
  const { simplesNacional } = await fornecedorDaConta(db, conta.fornecedorId);
  // How it is shared by categories says nothing of installments and taxes.
  const rateio = [{ categoriaFinanceiraId: 0, centroCustoId: null, valorCentavos: conta.valorCentavos }];
  const { parcelas, passos } = planejarConta({ ...conta, simplesNacional, rateio }, await impostosDatados(db));
  return { aguardaAprovacao: passaDoLimite(conta.valorCentavos, await lerRegras(db)), parcelas, passos };
}
