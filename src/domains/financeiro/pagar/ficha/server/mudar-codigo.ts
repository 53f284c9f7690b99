import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { lerCodigo } from '../../codigos/ler-codigo.ts';
import { outroValorDoCodigo } from '../../codigos/outro-valor.ts';
import { errosPagar } from '../../erros.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { isEmAberto, situacaoEmFrase } from '../../situacoes.ts';
import type { fichaPagarApi } from '../api.ts';
import type { codigoDoTitulo } from '../esquemas.ts';
import '../../server/restricoes.ts';

/**
 * Gives a standing title the code that it is paid by, or takes it off; tells what the code states where that is another amount than is owed,
 * which is no error: a slip may bear a fine, or be of a part. Throws TITULO_PAGAR_NAO_ENCONTRADO, TITULO_NAO_SE_PAGA,
 * TITULO_NO_BANCO, VERSAO_DESATUALIZADA, CODIGO_DE_PAGAMENTO, CODIGO_JA_LANCADO.
 */
export async function mudarCodigo(
  ato: Ato<Pessoa>,
  { id, codigo: digitado, versao }: z.output<typeof codigoDoTitulo> & { id: number },
): Promise<RespostaServidor<typeof fichaPagarApi.mudarCodigo>> {
  const { tx, hoje } = ato;
  const [titulo] = await travarTitulosPagar(tx, [id]);
  // A bill that is being approved is changed before it or after it.
  await sql`select 1 from contas_pagar where id = ${titulo?.contaPagarId ?? 0} for share`.execute(tx);
  if (!titulo) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO();
  if (titulo.versao !== versao) throw versaoDesatualizada({ tipo: 'titulo_pagar', id }, titulo);
  if (!isEmAberto(titulo.situacao)) throw errosPagar.TITULO_NAO_SE_PAGA({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) });
  if (titulo.noBanco !== null) throw errosPagar.TITULO_NO_BANCO({ arquivo: titulo.noBanco });
  const lido = digitado === null ? null : lerCodigo(digitado, hoje);
  if (typeof lido === 'string') throw errosPagar.CODIGO_DE_PAGAMENTO({}, { campos: ['codigo'] });
  const codigo = lido?.codigo ?? null;
  await sql`update titulos_pagar set codigo = ${codigo}, codigo_tipo = ${lido?.tipo ?? null}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'titulo_pagar.codigo',
    alvoTipo: 'titulo_pagar',
    alvoId: id,
    antes: { codigo: titulo.codigo },
    depois: { codigo },
  });
  const { valorCentavos, amortizadoCentavos, retidoCentavos } = titulo;
  const saldoCentavos = centavos(valorCentavos - amortizadoCentavos);
  const outroValorCentavos = outroValorDoCodigo(lido?.valorCentavos ?? null, { saldoCentavos, retidoCentavos });
  return { id, codigo, versao: versao + 1, outroValorCentavos };
}
