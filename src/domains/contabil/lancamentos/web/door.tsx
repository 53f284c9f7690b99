import type { ReactElement } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosNosLivros } from '../texts-nos-livros.ts';

/** The record of another room whose entries are asked for: the name by which the list of entries is filtered, and its id. */
type DeQuem = { titulo: number } | { tituloPagar: number } | { movimento: number } | { operacao: number } | { contrato: number };

type NosLivros = {
  /** What the link stands under in a list of facts, or heads a column with. */
  rotulo: string;
  /** The link to what the books hold of a record; `curto`: where a column has room for one word, and the whole is told to who does not see it. */
  elo: (deQuem: DeQuem, curto?: boolean) => ReactElement;
};

/** From a record to the ledger entries that followed from it; null for who may not see the books. */
export function useNosLivros(): NosLivros | null {
  const t = useTextos(textosNosLivros);
  const { pode } = useSessao();
  if (!pode('contabil-lancamentos', 'listar')) return null;
  return {
    rotulo: t('nosLivros'),
    elo: (deQuem, curto = false) => (
      <Elo key="livros" tela="contabil-lancamentos" search={deQuem} {...(curto ? { 'aria-label': t('verLancamentos') } : {})}>
        {t(curto ? 'ver' : 'verLancamentos')}
      </Elo>
    ),
  };
}
