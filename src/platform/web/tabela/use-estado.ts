import { useEffect, useEffectEvent } from 'react';
import { useAtual } from '../formulario/use-atual.ts';
import { useBusca } from '../navegacao.tsx';
import { colunasPadrao, mesmasColunas } from './colunas.ts';
import { type BuscaUrl, diferencaNaUrl, type EstadoTabela, type LimitesTabela, lerEstado } from './estado-url.ts';
import { guardarColunas, lembrarColunas } from './memoria.ts';

// The table reads the address by itself: what each value means depends on the filters of the list.
export type ControleDaTabela = {
  estado: EstadoTabela;
  /** Changes part of the state; anything but the page itself goes back to page 1. `substituir` leaves no step for Back. */
  mudar: (parte: Partial<EstadoTabela>, opcoes?: { substituir?: boolean }) => void;
  /** Takes a saved filter whole. */
  aplicarBusca: (busca: BuscaUrl) => void;
  escolherColunas: (colunas: readonly string[] | null) => void;
};

/** The list's state, held by the address. Columns remembered for this user and screen are written into it on open. */
export function useEstadoTabela(
  limites: LimitesTabela,
  colunas: readonly { chave: string; oculta?: boolean }[],
  usuario: string,
  tela: string,
): ControleDaTabela {
  const [busca, mudarBusca] = useBusca();
  const estado = lerEstado(busca, limites);
  const atual = useAtual(estado);

  const mudar = (parte: Partial<EstadoTabela>, opcoes?: { substituir?: boolean }) => {
    const depois = { ...atual.current, ...(mantemPagina(parte) ? {} : { pagina: 1 }), ...parte };
    mudarBusca(diferencaNaUrl(atual.current, depois, limites), opcoes);
  };

  const escolherColunas = (escolhidas: readonly string[] | null) => {
    const padrao = escolhidas === null || mesmasColunas(escolhidas, colunasPadrao(colunas));
    guardarColunas(usuario, tela, padrao ? null : escolhidas);
    mudar({ colunas: padrao ? null : escolhidas }, { substituir: true });
  };

  const aplicarBusca = (salva: BuscaUrl) => {
    const lido = lerEstado(salva, { ...limites, prefixo: '' });
    mudar({ ...lido, colunas: lido.colunas ?? atual.current.colunas, pagina: 1 });
  };

  const lembrar = useEffectEvent(() => {
    const lembradas = estado.colunas === null ? lembrarColunas(usuario, tela) : null;
    if (lembradas) mudar({ colunas: lembradas }, { substituir: true });
  });
  useEffect(() => lembrar(), []);

  return { estado, mudar, aplicarBusca, escolherColunas };
}

const mantemPagina = (parte: Partial<EstadoTabela>) => Object.keys(parte).every((chave) => chave === 'pagina' || chave === 'colunas');
