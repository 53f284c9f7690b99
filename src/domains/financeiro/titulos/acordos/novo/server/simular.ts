import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { novoAcordoApi } from '../api.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import type { simulacaoEsquema } from '../esquemas.ts';
import { simularAcordo } from '../simular.ts';
import { conferirQueRenegociam } from './travar.ts';
import { lerRegrasDeAcordo } from '#domains/financeiro/titulos/acordos/server/regras.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';

/** What an agreement over some titles would be today. Writes and locks nothing; throws what making it would throw. */
export async function simular(
  db: Db | Tx,
  pedido: z.output<typeof simulacaoEsquema>,
  hoje: DataCivil,
): Promise<RespostaServidor<typeof novoAcordoApi.simularAcordo>> {
  const titulos = await valoresDevidosEm(db, pedido.tituloIds, hoje);
  await conferirQueRenegociam(db, pedido.tituloIds, titulos);
  const [primeiro] = titulos;
  if (!primeiro) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const plano = simularAcordo(
    titulos.map(({ id, numero, devido }) => ({ id, numero, ...devido })),
    pedido,
    await lerRegrasDeAcordo(db),
  );
  const { pagadorId, pagadorNome, contaBancariaId, formaPagamentoId } = primeiro;
  return {
    ...plano,
    hoje,
    pagadorId,
    pagadorNome,
    contaBancariaId,
    formaPagamentoId,
    itens: plano.itens.map((item, i) => {
      const { descricao = '', alunoNome = null, dataVencimento = hoje, devido } = titulos[i] ?? {};
      return { ...item, descricao, alunoNome, dataVencimento, diasAtraso: devido?.diasAtraso ?? 0 };
    }),
  };
}
