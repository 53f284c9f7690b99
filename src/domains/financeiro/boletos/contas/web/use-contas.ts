import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { contasCobrancaApi } from '../api.ts';

/** The accounts that collect, as options: once each for what is of the account, and once for each carteira and convênio for what is of that. */
export function useContasCobranca() {
  const { data } = useConsulta(contasCobrancaApi.listarContasCobranca, {}, { validadeMs: 60_000 });
  const prontas = (data?.itens ?? []).filter((conta) => conta.configurada);
  const opcoes = [...new Map(prontas.map((c) => [c.contaBancariaId, { valor: c.contaBancariaId, rotulo: c.nome }])).values()];
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
          rotulo: repetidas.has(c.nome) ? `${c.nome} · ${[c.carteira, c.convenio].filter(Boolean).join(' / ')}` : c.nome,
        },
  );
  return { pronto: data !== undefined, contas: prontas, opcoes, convenios, variosConvenios: repetidas.size > 0 };
}

export type ContaCobranca = RespostaCliente<typeof contasCobrancaApi.listarContasCobranca>['itens'][number];
