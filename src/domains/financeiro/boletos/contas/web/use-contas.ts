import { opcoesApi } from '#domains/financeiro/cadastros/opcoes/api.ts';
import { contasComoOpcoes } from '#domains/financeiro/cadastros/opcoes/contas.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { contasCobrancaApi } from '../api.ts';

/** The accounts that collect, as options: once each for what is of the account, and once for each carteira and convênio for what is of that. */
export function useContasCobranca() {
  const { data } = useConsulta(contasCobrancaApi.listarContasCobranca, {}, { validadeMs: 60_000 });
  const prontas = (data?.itens ?? []).filter((conta) => conta.configurada);
  // Slips that are out go on after their account is out of use.
  const { idioma } = useIdioma();
  const daEscola = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  const { paraLer } = contasComoOpcoes(daEscola.data, idioma);
  const opcoes = paraLer.filter(({ valor }) => prontas.some((c) => c.contaBancariaId === valor));
  const nomeDe = (c: ContaCobranca): string => opcoes.find(({ valor }) => valor === c.contaBancariaId)?.rotulo ?? c.nome;
  const repetidas = new Set(
    prontas.filter((c) => prontas.some((o) => o !== c && o.contaBancariaId === c.contaBancariaId)).map((c) => c.nome),
  );
  const convenios = prontas.flatMap((c) =>
    c.contaCobrancaId === null
      ? []
      : {
          valor: c.contaCobrancaId,
          contaBancariaId: c.contaBancariaId,
          ativa: c.ativa,
          rotulo: repetidas.has(c.nome) ? `${nomeDe(c)} · ${[c.carteira, c.convenio].filter(Boolean).join(' / ')}` : nomeDe(c),
        },
  );
  return { pronto: data !== undefined, contas: prontas, opcoes, convenios, variosConvenios: repetidas.size > 0 };
}

export type ContaCobranca = RespostaCliente<typeof contasCobrancaApi.listarContasCobranca>['itens'][number];
