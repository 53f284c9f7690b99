import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { listaPagarApi } from '../api.ts';

/** Open payables by supplier, description, document or code, as options of a search field. */
export async function buscarAbertos(termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> {
  const { itens } = await chamar(
    listaPagarApi.listarTitulos,
    { query: { Nome: termo, Situacao: 'aberto,parcial', TamanhoDaPagina: 20 } },
    { signal },
  );
  return itens.map((x) => ({
    valor: x.id,
    rotulo: `${x.numero} · ${x.fornecedorNome}`,
    detalhe: `${x.descricao} · ${formatarData(x.dataVencimento)} · ${formatarReais(x.saldoCentavos)}`,
  }));
}
