import { opcoesApi } from '#domains/financeiro/cadastros/api.ts';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { titulosApi } from '../lista/api.ts';

const nomes = (itens: readonly { id: number; nome: string }[] | undefined) =>
  (itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));

/** Accounts and payment methods in use, and the account of each method. */
export function useRecebimento() {
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  // A select names its value only once it knows its options: forms wait for `pronto`.
  return {
    pronto: data !== undefined,
    contas: nomes(data?.contas),
    formas: nomes(data?.formasPagamento),
    /** Fixed fees in force, with what each costs. */
    taxasServico: data?.taxasServico ?? [],
    contaDaForma: (id: number | null) => data?.formasPagamento.find((forma) => forma.id === id)?.contaBancariaId ?? null,
  };
}

/** The classes, as options of a filter. */
export function useTurmas() {
  const { data } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  return nomes(data?.turmas);
}

/** Open titles by student, payer or number, as options of a search field. */
export async function buscarTitulosAbertos(termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> {
  const { itens } = await chamar(
    titulosApi.listarTitulos,
    { query: { Nome: termo, Situacao: 'aberto,parcial', TamanhoDaPagina: 20 } },
    { signal },
  );
  return itens.map((t) => ({
    valor: t.id,
    rotulo: `${t.numero} · ${t.alunoNome ?? t.pagadorNome}`,
    detalhe: `${descricaoNoIdioma(t.descricao, idiomaAtual())} · ${formatarData(t.dataVencimento)} · ${formatarReais(t.devidoHojeCentavos)}`,
  }));
}

/** Everything on the screen that a payment, reversal, cancellation or agreement makes old. The other definitions come with the first one. */
export async function recarregarTitulos(): Promise<void> {
  const [{ acordosApi }, { contaApi }] = await Promise.all([import('../acordos/api.ts'), import('../creditos/api.ts')]);
  await Promise.all(
    [
      titulosApi.listarTitulos,
      titulosApi.obterTitulo,
      titulosApi.historicoDoTitulo,
      titulosApi.valorDevido,
      titulosApi.valoresDevidos,
      contaApi.obterExtrato,
      acordosApi.listarAcordos,
      acordosApi.obterAcordo,
    ].map(invalidar),
  );
}
