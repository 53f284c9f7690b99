import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { contasCobrancaApi } from '../api.ts';

/** The accounts that collect, as options. */
export function useContasCobranca() {
  const { data } = useConsulta(contasCobrancaApi.listarContasCobranca, {}, { validadeMs: 60_000 });
  const prontas = (data?.itens ?? []).filter((conta) => conta.configurada);
  return { pronto: data !== undefined, contas: prontas, opcoes: prontas.map((c) => ({ valor: c.contaBancariaId, rotulo: c.nome })) };
}

export type ContaCobranca = RespostaCliente<typeof contasCobrancaApi.listarContasCobranca>['itens'][number];
