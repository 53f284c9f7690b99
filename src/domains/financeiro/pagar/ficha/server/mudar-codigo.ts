import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { lerCodigo } from '../../codigos/ler-codigo.ts';
import { outroValorDoCodigo } from '../../codigos/outro-valor.ts';
import { esperarDeNovo } from '../../aprovacao/server/door.ts';
import { errosPagar } from '../../erros.ts';
import { conferirCodigo } from '../../server/conferir-codigo.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { isEmAberto, situacaoEmFrase } from '../../situacoes.ts';
import type { fichaPagarApi } from '../api.ts';
import type { codigoDoTitulo } from '../esquemas.ts';
import { travarConta } from './travar-conta.ts';
import '../../server/restricoes.ts';

/**
 * Gives a standing title the code that it is paid by, or takes it off; tells what the code states where that is another amount than is owed,
 * which is no error: a slip may bear a fine, or be of a part. A bill on which a second person decided waits for one again. Throws TITULO_PAGAR_NAO_ENCONTRADO, TITULO_NAO_SE_PAGA,
 * TITULO_NO_BANCO, VERSAO_DESATUALIZADA, CODIGO_DE_PAGAMENTO, CODIGO_JA_LANCADO.
 */
export async function mudarCodigo(
  ato: Ato<Pessoa>,
  { id, codigo: digitado, versao }: z.output<typeof codigoDoTitulo> & { id: number },
): Promise<RespostaServidor<typeof fichaPagarApi.mudarCodigo>> {
  const { tx, hoje, quem } = ato;
  const [titulo] = await travarTitulosPagar(tx, [id]);
  if (!titulo) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO();
  if (titulo.versao !== versao) throw versaoDesatualizada({ tipo: 'titulo_pagar', id }, titulo);
  if (!isEmAberto(titulo.situacao)) throw errosPagar.TITULO_NAO_SE_PAGA({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) });
  const conta = await travarConta(tx, titulo.contaPagarId);
  if (titulo.noBanco !== null) throw errosPagar.TITULO_NO_BANCO({ numero: titulo.numero, arquivo: titulo.noBanco });
  const lido = digitado === null ? null : lerCodigo(digitado, hoje);
  if (typeof lido === 'string') throw errosPagar.CODIGO_DE_PAGAMENTO({}, { campos: ['codigo'] });
  const codigo = lido?.codigo ?? null;
  const deNovo = (conta.aprovacao === 'aprovada' || conta.aprovacao === 'recusada') && codigo !== titulo.codigo;
  // What the bank has of the bill could not be settled while it waits.
  if (deNovo && conta.noBanco !== null) throw errosPagar.TITULO_NO_BANCO(conta.noBanco);
  if (codigo !== null) await conferirCodigo(ato, codigo, id);
  await sql`update titulos_pagar set codigo = ${codigo}, codigo_tipo = ${lido?.tipo ?? null}, codigo_por = ${quem.usuarioId}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'titulo_pagar.codigo',
    alvoTipo: 'titulo_pagar',
    alvoId: id,
    antes: { codigo: titulo.codigo },
    depois: { codigo },
  });
  if (deNovo) await esperarDeNovo(ato, { id: titulo.contaPagarId, aprovacao: conta.aprovacao });
  const { valorCentavos, amortizadoCentavos, retidoCentavos } = titulo;
  const saldoCentavos = centavos(valorCentavos - amortizadoCentavos);
  const outroValorCentavos = outroValorDoCodigo(lido?.valorCentavos ?? null, { saldoCentavos, retidoCentavos });
  return { id, codigo, versao: versao + 1, outroValorCentavos, aguardaAprovacao: deNovo || conta.aprovacao === 'pendente' };
}
