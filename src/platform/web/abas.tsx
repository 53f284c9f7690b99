import type { KeyboardEvent } from 'react';
import estilo from './abas.module.css';
import { type BuscaDeTela, useBusca } from './navegacao.tsx';

const leitor = { safeParse: (valor: unknown) => ({ success: true as const, data: valor as BuscaDeTela }) };

/** Which tab of a screen is open: it stands in the address as `?aba=`, the first one as nothing. */
export function useAba<C extends string>(chaves: readonly [C, ...C[]]): C {
  const [{ aba }] = useBusca<BuscaDeTela>(leitor);
  return chaves.find((chave) => chave === aba) ?? chaves[0];
}

type Props<C extends string> = {
  rotulo: string;
  /** `conta`: how many things wait in it; none is shown for 0. */
  abas: readonly { chave: C; rotulo: string; conta?: number }[];
  /** Which is open, where the address alone does not say. */
  atual?: C;
  /** Names in the address that all tabs share: they stay when the tab changes. */
  mantem?: readonly string[];
};

/** Tabs across a screen, for its `abas`. Changing the tab leaves behind the filters of the one before. Arrows move between them. */
export function Abas<C extends string>({ rotulo, abas, atual, mantem = [] }: Props<C>) {
  const [busca, mudar] = useBusca<BuscaDeTela>(leitor);
  const aberta = atual ?? abas.find(({ chave }) => chave === busca['aba'])?.chave ?? abas[0]?.chave;
  const abrir = (chave: C): void => {
    const limpa = Object.fromEntries(
      Object.keys(busca)
        .filter((nome) => !mantem.includes(nome))
        .map((nome) => [nome, undefined]),
    );
    mudar({ ...limpa, aba: chave === abas[0]?.chave ? undefined : chave });
  };
  const aoTeclar = (evento: KeyboardEvent, posicao: number): void => {
    const destino = { ArrowRight: posicao + 1, ArrowLeft: posicao - 1, Home: 0, End: abas.length - 1 }[evento.key];
    const aba = destino === undefined ? undefined : abas[(destino + abas.length) % abas.length];
    if (!aba) return;
    evento.preventDefault();
    abrir(aba.chave);
    document.getElementById(`aba-${aba.chave}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={rotulo} className={estilo.abas}>
      {abas.map(({ chave, rotulo: texto, conta = 0 }, posicao) => (
        <button
          key={chave}
          id={`aba-${chave}`}
          type="button"
          role="tab"
          aria-selected={chave === aberta}
          tabIndex={chave === aberta ? 0 : -1}
          onClick={() => abrir(chave)}
          onKeyDown={(evento) => aoTeclar(evento, posicao)}
        >
          {texto}
          {conta > 0 && <span className={estilo.conta}>{conta}</span>}
        </button>
      ))}
    </div>
  );
}
