import { useState } from 'react';
import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { comUnidade } from '#domains/suprimentos/quantidade.ts';
import { opcoesEstoqueApi } from '../api.ts';

/** What a form knows of a product: its name, and the unit that it is counted in. */
type Conhecido = { nome: string; unidade: string };
type Id = number | string | null | undefined;

/**
 * The products that the lines of a form name, found and remembered by their ids: lines are added and taken away, and what was in the
 * third becomes the second.
 */
export function useProdutos(iniciais: readonly { id: number; nome: string; unidade: string }[]) {
  const [conhecidos, setConhecidos] = useState<Readonly<Record<string, Conhecido>>>(() =>
    Object.fromEntries(iniciais.map(({ id, nome, unidade }) => [id, { nome, unidade }])),
  );
  const conhecer = (id: number | string, produto: Conhecido): void => setConhecidos((antes) => ({ ...antes, [id]: produto }));
  const produto = (id: Id): Conhecido | null => (id === null || id === undefined ? null : (conhecidos[id] ?? null));
  return {
    conhecer,
    produto,
    opcao: (id: Id): OpcaoDeBusca | null => {
      const nome = produto(id)?.nome;
      return id === null || id === undefined || nome === undefined ? null : { valor: id, rotulo: nome };
    },
    buscar: async (termo: string, signal: AbortSignal, depositoId: number | null): Promise<OpcaoDeBusca[]> => {
      const query = { Nome: termo || undefined, DepositoId: depositoId ?? undefined };
      const { itens } = await chamar(opcoesEstoqueApi.buscarProdutos, { query }, { signal });
      setConhecidos((antes) => ({ ...antes, ...Object.fromEntries(itens.map((p) => [p.id, p])) }));
      return itens.map((p) => ({
        valor: p.id,
        rotulo: p.nome,
        detalhe: p.saldo === null ? `${p.codigo} · ${p.unidade}` : `${p.codigo} · ${comUnidade(p.saldo, p.unidade)}`,
      }));
    },
  };
}

export type Produtos = ReturnType<typeof useProdutos>;
