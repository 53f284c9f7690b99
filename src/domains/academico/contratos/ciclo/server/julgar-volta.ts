import { sql } from 'kysely';
import { cobradoPorLinha } from '#domains/financeiro/titulos/de-contratos/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { ouRecusa } from '#shared/julgar-cada.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { conferirJaCobrado } from '#domains/academico/contratos/linhas/julgar-linhas.ts';
import { isDoAno } from '#domains/academico/contratos/linhas/valor-digitado.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { apontamentosDoContrato, lerCadastros, matriculaDe } from '#domains/academico/contratos/linhas/server/door.ts';

/**
 * Contracts whose cancellation was undone charge again: with what the ended ones of the enrollment took, the year is still charged once, or
 * the contract says why. Asked when state and titles are back. A reason that was not needed is not kept.
 * @throws ANUIDADE_JA_COBRADA_NA_VOLTA
 */
export async function conferirAnuidadeNaVolta(tx: Tx, contratoIds: readonly number[], motivo: string | null): Promise<void> {
  if (contratoIds.length === 0) return;
  const contratos = await carregarContratos(tx, contratoIds);
  const cadastros = await lerCadastros(tx, contratos.map(apontamentosDoContrato));
  const doAno = contratos.map(({ precos }) =>
    precos.filter(({ precoId }) => isDoAno({ precoId, tipo: cadastros.precos.get(precoId ?? 0)?.tipo ?? null })),
  );
  const cobrado = await cobradoPorLinha(
    tx,
    doAno.flat().map(({ id }) => id),
  );
  for (const [i, contrato] of contratos.entries()) {
    if (contrato.motivoAcimaDaAnuidade !== null) continue;
    const seu = (doAno[i] ?? []).reduce((soma, { id }) => soma + (cobrado.get(id) ?? 0), 0);
    const recusa = ouRecusa(() => conferirJaCobrado(seu, matriculaDe(cadastros, { contrato })));
    if (!(recusa instanceof ErroNegocio)) continue;
    if (motivo === null)
      throw new ErroNegocio(
        'ANUIDADE_JA_COBRADA_NA_VOLTA',
        errosContrato.definicoes.ANUIDADE_JA_COBRADA_NA_VOLTA,
        { ...recusa.params, numero: contrato.numero },
        { campos: ['motivoAcimaDaAnuidade'] },
      );
    await sql`update contratos set motivo_acima_da_anuidade = ${motivo} where id = ${contrato.id}`.execute(tx);
  }
}
