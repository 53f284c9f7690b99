import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { esperarDeNovo } from '../../aprovacao/server/door.ts';
import { conferirVencimentos } from '../../contas/prazos.ts';
import { errosPagar } from '../../erros.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { isEmAberto, situacaoEmFrase } from '../../situacoes.ts';
import type { fichaPagarApi } from '../api.ts';
import type { vencimentoDoTitulo } from '../esquemas.ts';
import { travarConta } from './travar-conta.ts';
import '../../server/restricoes.ts';

/**
 * Gives a standing title another due date, as its slip states it or as the supplier agreed. What was withheld stays: whoever pays on a day of
 * another rate is told then. Who is paid and how much stay too, so that an approved bill stays approved; a refused one waits for a second person
 * again. Throws TITULO_PAGAR_NAO_ENCONTRADO,
 * TITULO_NAO_SE_PAGA, TITULO_NO_BANCO, VERSAO_DESATUALIZADA, VENCIMENTO_PAGAR_ANTES_DA_EMISSAO, VENCIMENTO_PAGAR_FORA_DO_PRAZO, VENCIMENTO_PAGAR_IGUAL.
 */
export async function mudarVencimento(
  ato: Ato<Pessoa>,
  { id, dataVencimento, motivo, versao }: z.output<typeof vencimentoDoTitulo> & { id: number },
): Promise<RespostaServidor<typeof fichaPagarApi.mudarVencimento>> {
  const { tx, hoje, quem } = ato;
  const [titulo] = await travarTitulosPagar(tx, [id]);
  if (!titulo) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO();
  if (titulo.versao !== versao) throw versaoDesatualizada({ tipo: 'titulo_pagar', id }, titulo);
  const { numero, situacao, noBanco, dataEmissao, dataVencimento: anterior } = titulo;
  if (!isEmAberto(situacao)) throw errosPagar.TITULO_NAO_SE_PAGA({ numero, ...situacaoEmFrase(situacao) });
  const conta = await travarConta(tx, titulo.contaPagarId);
  if (noBanco !== null) throw errosPagar.TITULO_NO_BANCO({ numero, arquivo: noBanco });
  const campos = ['dataVencimento'];
  if (dataVencimento < dataEmissao)
    throw errosPagar.VENCIMENTO_PAGAR_ANTES_DA_EMISSAO({ numero, data: formatarData(dataEmissao) }, { campos });
  conferirVencimentos([{ dia: dataVencimento, campo: 'dataVencimento' }], hoje);
  if (dataVencimento === anterior) throw errosPagar.VENCIMENTO_PAGAR_IGUAL({ numero, data: formatarData(anterior) }, { campos });
  await sql`with historico as (
      insert into titulos_pagar_vencimentos (titulo_id, vencimento_anterior, vencimento_novo, data_mudanca, motivo, usuario_id, usuario_nome)
      values (${id}, ${anterior}, ${dataVencimento}, ${hoje}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)}))
    update titulos_pagar set data_vencimento = ${dataVencimento}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'titulo_pagar.vencimento_alterado',
    alvoTipo: 'titulo_pagar',
    alvoId: id,
    motivo,
    antes: { dataVencimento: anterior },
    depois: { dataVencimento },
  });
  if (conta.aprovacao === 'recusada') await esperarDeNovo(ato, { id: titulo.contaPagarId, aprovacao: conta.aprovacao });
  return { id, dataVencimento, versao: versao + 1 };
}
