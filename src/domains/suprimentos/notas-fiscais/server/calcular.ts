import type { z } from 'zod';
import { preverConta } from '#domains/financeiro/pagar/contas/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { somar } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { notasFiscaisApi } from '../api.ts';
import { custosDosItens, totalDaNota } from '../calcular.ts';
import type { calculoDaNota } from '../esquemas.ts';

/** What an invoice would cost and owe, by the rules that enter it. Throws what `preverConta` does. */
export async function calcularNota(
  { db, hoje }: { db: Db; hoje: DataCivil },
  { divisao, ...nota }: z.output<typeof calculoDaNota>,
): Promise<RespostaServidor<typeof notasFiscaisApi.calcular>> {
  const totalCentavos = totalDaNota(nota.itens, nota);
  const { parcelas, passos } = await preverConta(db, {
    ...nota,
    hoje,
    valorCentavos: totalCentavos,
    divisao: divisao.length > 0 ? divisao : undefined,
  });
  return {
    totalCentavos,
    retidoCentavos: somar(parcelas.map((p) => p.retidoCentavos)),
    parcelas,
    passos,
    custos: custosDosItens(nota.itens, nota),
  };
}
